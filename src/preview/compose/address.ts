/**
 * Address of Compose on the development server.
 * @param page path and query on the site
 */
export const composeLink = (page: string) => `/__marquee/compose?page=${encodeURIComponent(page)}`

/** The page in an address of Compose: a path of this site, never another address. */
export function pageIn(search: string): string {
  const page = new URLSearchParams(search).get('page') ?? '/'
  return /^\/(?![/\\])/.test(page) ? page : '/'
}
