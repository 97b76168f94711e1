/** An arrow back, for `Icon path`: not in `Icon`, because the home page does not need it. */
export const BACK_ICON = 'M20 12H5m6-7-7 7 7 7'
