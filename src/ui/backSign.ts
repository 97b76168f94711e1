/** An arrow back, for `Icon path`: home does without it. */
export const BACK_SIGN = 'M20 12H5m6-7-7 7 7 7'
