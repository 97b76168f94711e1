/** What a cookie's value may hold as it is, beside what `encodeURIComponent` leaves (RFC 6265). */
const PLAIN = /%(?:2[346BF]|3[AC-F]|40|5[BDE]|60|7[BCD])/g

/** The value of a cookie, or undefined. One that cannot be read counts as none; so do all where the browser keeps none. */
export function readCookie(name: string): string | undefined {
  try {
    const found = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`))
    return found && decodeURIComponent(found.slice(name.length + 1))
  } catch {
    return undefined
  }
}

/**
 * Keeps a cookie for this site. Where the browser keeps none, nothing happens.
 * @param days how long; below 0: it goes
 */
export function writeCookie(name: string, value: string, days: number): void {
  const safe = encodeURIComponent(value).replace(PLAIN, decodeURIComponent)
  const until = new Date(Date.now() + days * 86_400_000).toUTCString()
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is younger than the oldest browsers
    document.cookie = `${name}=${safe}; Path=/; SameSite=Lax; Expires=${until}${secure}`
  } catch {
    // A frame without an origin of its own.
  }
}
