/** Below this width the menu is behind a button, unless `mobile_width` says otherwise, in CSS pixels. */
export const MOBILE_WIDTH = 768
