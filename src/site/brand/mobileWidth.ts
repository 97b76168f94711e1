/** Default of `mobile_width`: below this width, in CSS pixels, a button opens the menu. */
export const DEFAULT_MOBILE_WIDTH_PX = 768
