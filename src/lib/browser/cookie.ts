/** Characters that a cookie value may contain unencoded, beyond those of `encodeURIComponent` (RFC 6265) */
const UNENCODED_COOKIE_CHARACTERS = /%(?:2[346BF]|3[AC-F]|40|5[BDE]|60|7[BCD])/g

/** Value of a cookie. Undefined if it cannot be decoded, or if the browser blocks cookies. */
export function readCookie(name: string): string | undefined {
  try {
    const found = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`))
    return found && decodeURIComponent(found.slice(name.length + 1))
  } catch {
    return undefined
  }
}

/**
 * Writes a cookie for this site. Does nothing if the browser blocks cookies.
 * @param days lifetime; negative: deletes it
 */
export function writeCookie(name: string, value: string, days: number): void {
  const safe = encodeURIComponent(value).replace(UNENCODED_COOKIE_CHARACTERS, decodeURIComponent)
  const expires = new Date(Date.now() + days * 86_400_000).toUTCString()
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is younger than the oldest browsers
    document.cookie = `${name}=${safe}; Path=/; SameSite=Lax; Expires=${expires}${secure}`
  } catch {
    // A frame with an opaque origin
  }
}
