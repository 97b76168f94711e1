/** User agents of TVs and set-top boxes. */
const TV_USER_AGENTS =
  /\b(?:Smart-?TV|Web0S|webOS\.TV|NetCast|HbbTV|BRAVIA|AFT\w+|CrKey|Android TV|Google ?TV|AppleTV|Roku|VIDAA|Philips ?TV|Tizen.*TV)\b/i

/**
 * Whether the site runs on a TV with a remote control: by its user agent, or because there is no pointing device.
 */
export const isTelevision = (userAgent: string = navigator.userAgent): boolean =>
  TV_USER_AGENTS.test(userAgent) || matchMedia('(any-pointer: none)').matches
