/** URLs of a cached site */
export interface SiteUrls {
  /** Origin of the site */
  origin: string
  /** URL of the service, with a trailing slash */
  serviceUrl: string
}

/** The parts of a request that the rules use */
export interface RequestFields {
  url: string
  method: string
  mode: string
  destination: string
  headers: Pick<Headers, 'has'>
}

/**
 * Caches the shell for pages, files of the build, files of the brand, and responses of the service. Everything else
 * bypasses the worker: streams, images of titles, signed URLs, searches, writes.
 */
export type ResourceKind = 'page' | 'buildFile' | 'brandFile' | 'response'

/** Paths of the site's origin that are not pages */
const NON_PAGE_PATHS = /^\/(?:api|media|site|assets)\//

/** Destinations of brand files that style a page */
const BRAND_FILE_DESTINATIONS = new Set(['style', 'font', 'image'])

/**
 * Calls below the base that are cached: public responses only. An allow list, so that a new call is not cached by default
 * (threats S14).
 */
const PUBLIC_CALLS =
  /^(?:config|languages|territories|faq(?:\/.*)?|modules\/(?:placement|module)\/.+|avails\/(?:titles|titles\/.+|genres|genres\/.+)|inventory\/[^/]+\/(?:seasons|episodes|extras|links|media))\/?$/

/**
 * Parameters of lists in the service API: pages, order and filters. A URL with any other parameter is not cached,
 * because it may be a search, or hold a password, a token or an email address (threats S14).
 */
const PUBLIC_PARAMETERS =
  /^(?:genre|limit|metadata|offset|order|order_by|order_direction|page|page_size|parent|questions|rating|sort|sort_direction|type)$/

/** How to handle a request; undefined: bypass the worker */
export function resourceKind(
  { url, method, mode, destination, headers }: RequestFields,
  { origin, serviceUrl }: SiteUrls,
): ResourceKind | undefined {
  if (method !== 'GET' || headers.has('Authorization') || headers.has('Range')) return undefined
  const { origin: own, pathname } = new URL(url)
  if (destination === 'document') return own === origin && !NON_PAGE_PATHS.test(pathname) ? 'page' : undefined
  if (destination === '' && isCacheableCall(url, serviceUrl)) return 'response'
  // Subfolders contain files of the document reader.
  if (own === origin && /^\/assets\/[^/]+$/.test(pathname)) return 'buildFile'
  return pathname.startsWith('/site/') &&
    BRAND_FILE_DESTINATIONS.has(destination) &&
    (own === origin || mode === 'cors')
    ? 'brandFile'
    : undefined
}

/** Whether a URL is a public call whose response may be cached */
export function isCacheableCall(address: string, base: string): boolean {
  const { href, pathname, searchParams } = new URL(address)
  if (!href.startsWith(base)) return false
  return (
    PUBLIC_CALLS.test(pathname.slice(new URL(base).pathname.length)) &&
    [...searchParams.keys()].every((key) => PUBLIC_PARAMETERS.test(key))
  )
}

/** The parts of a response that the rules use */
export type ResponseFields = Pick<Response, 'status' | 'type' | 'redirected'> & { headers: Pick<Headers, 'get'> }

export type CachedKind = Exclude<ResourceKind, 'page'>
/** Required content types: a server may send its page for unknown paths. */
const CONTENT_TYPES: Record<CachedKind, RegExp> = {
  response: /json/,
  buildFile: /javascript|css/,
  brandFile: /css|font|image|octet-stream/,
}

/**
 * Whether a response may be cached: complete, not redirected, and without no-store or private. Workers cannot see
 * `Set-Cookie`, so only the body is cached.
 */
export function isCacheable({ status, type, redirected, headers }: ResponseFields, kind: CachedKind): boolean {
  const header = (name: string) => headers.get(name) ?? ''
  return (
    status === 200 &&
    !redirected &&
    type !== 'opaque' &&
    !/no-store|private/i.test(header('Cache-Control')) &&
    !header('Vary').includes('*') &&
    CONTENT_TYPES[kind].test(header('Content-Type'))
  )
}
