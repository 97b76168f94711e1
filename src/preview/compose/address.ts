import { parseUrl } from '../../lib/url/parseUrl'

/**
 * Address of Compose on the development server.
 * @param page path and query on the site
 */
export const composeLink = (pagePath: string) => `/__marquee/compose?page=${encodeURIComponent(pagePath)}`

/** Only to parse paths: not a valid host name. */
const PARSE_BASE_URL = 'http://site.invalid'

/** The page in an address of Compose: a path of this site, never another address. */
export function parseComposePage(search: string): string {
  const page = new URLSearchParams(search).get('page') ?? '/'
  // Parsed as browsers do, which remove tabs and line breaks.
  const url = parseUrl(page, PARSE_BASE_URL)
  // "/.//host" has the path "//host", which leads to another site.
  return url?.origin === PARSE_BASE_URL && /^\/(?!\/)/.test(url.pathname) ? url.pathname + url.search + url.hash : '/'
}
