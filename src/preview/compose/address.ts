/**
 * Address of Compose on the development server.
 * @param page path and query on the site
 */
export const composeLink = (page: string) => `/__marquee/compose?page=${encodeURIComponent(page)}`

/** Only to parse paths: not a valid host name. */
const BASE = 'http://site.invalid'

/** The page in an address of Compose: a path of this site, never another address. */
export function pageIn(search: string): string {
  const page = new URLSearchParams(search).get('page') ?? '/'
  if (!URL.canParse(page, BASE)) return '/'
  // Parsed as browsers do, which remove tabs and line breaks.
  const { origin, pathname, search: query, hash } = new URL(page, BASE)
  // "/.//host" has the path "//host", which leads to another site.
  return origin === BASE && /^\/(?!\/)/.test(pathname) ? pathname + query + hash : '/'
}
