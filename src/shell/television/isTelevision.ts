/** Words by which browsers of televisions and of boxes beside them name themselves. */
const NAMES =
  /\b(?:Smart-?TV|Web0S|webOS\.TV|NetCast|HbbTV|BRAVIA|AFT\w+|CrKey|Android TV|Google ?TV|AppleTV|Roku|VIDAA|Philips ?TV|Tizen.*TV)\b/i

/**
 * Whether the site is on a television, worked by a remote control: its browser says so, or there is nothing to point with.
 * @param agent the browser's name of itself
 */
export const isTelevision = (agent: string = navigator.userAgent): boolean =>
  NAMES.test(agent) || matchMedia('(any-pointer: none)').matches
