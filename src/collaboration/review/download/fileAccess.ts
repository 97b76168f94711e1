/**
 * How a file is downloaded. token: below the service's base, so it is fetched with the visitor's token, which is sent
 * to that origin only (threats S2). open: a link, also to other origins, without the token.
 * @param base of the service
 */
export function fileDownloadMethod(url: string, base: string): 'token' | 'open' {
  try {
    const file = new URL(url, location.href)
    const service = new URL(base, location.href)
    // All versions of the service: /api/v1/ and /api/v2/.
    const below = service.pathname.replace(/v\d+\/$/, '')
    return file.origin === service.origin && below !== '/' && file.pathname.startsWith(below) ? 'token' : 'open'
  } catch {
    return 'open'
  }
}
