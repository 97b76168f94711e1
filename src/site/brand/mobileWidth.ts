/** Default of `mobile_width`: below this width, in CSS pixels, a button opens the menu. */
export const MOBILE_WIDTH = 768
