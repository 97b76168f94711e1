/** Location of a cached site */
export interface Place {
  /** URL of the site */
  origin: string
  /** URL of the service, with a trailing slash */
  base: string
}

/** The parts of a request that the rules use */
export interface Asked {
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
export type Kind = 'page' | 'file' | 'look' | 'answer'

/** Paths of the site's origin that are not pages */
const NO_PAGE = /^\/(?:api|media|site|assets)\//

/** Kinds of brand files that a page needs for its look */
const BRAND_FILE_KINDS = new Set(['style', 'font', 'image'])

/**
 * Calls below the base that are cached: public responses only. An allow list, so that a new call is not cached by default
 * (threats S14).
 */
const PUBLIC_CALLS =
  /^(?:config|languages|territories|faq(?:\/.*)?|modules\/(?:placement|module)\/.+|avails\/(?:titles|titles\/.+|genres|genres\/.+)|inventory\/[^/]+\/(?:seasons|episodes|extras|links|media))\/?$/

/**
 * Parameters of lists in the service API: pages, order and filters. An address with any other parameter is not cached,
 * because it may be a search, or hold a password, a token or an email address (threats S14).
 */
const PARAMETERS =
  /^(?:genre|limit|metadata|offset|order|order_by|order_direction|page|page_size|parent|questions|rating|sort|sort_direction|type)$/

/** How to handle a request; undefined: bypass the worker */
export function kindOf({ url, method, mode, destination, headers }: Asked, { origin, base }: Place): Kind | undefined {
  if (method !== 'GET' || headers.has('Authorization') || headers.has('Range')) return undefined
  const { origin: own, pathname } = new URL(url)
  if (destination === 'document') return own === origin && !NO_PAGE.test(pathname) ? 'page' : undefined
  if (destination === '' && isList(url, base)) return 'answer'
  // Subfolders contain files of the document reader.
  if (own === origin && /^\/assets\/[^/]+$/.test(pathname)) return 'file'
  return pathname.startsWith('/site/') && BRAND_FILE_KINDS.has(destination) && (own === origin || mode === 'cors')
    ? 'look'
    : undefined
}

/** Whether a URL is a public call whose response may be cached */
export function isList(address: string, base: string): boolean {
  const { href, pathname, searchParams } = new URL(address)
  if (!href.startsWith(base)) return false
  return (
    PUBLIC_CALLS.test(pathname.slice(new URL(base).pathname.length)) &&
    [...searchParams.keys()].every((key) => PARAMETERS.test(key))
  )
}

/** The parts of a response that the rules use */
export type Answered = Pick<Response, 'status' | 'type' | 'redirected'> & { headers: Pick<Headers, 'get'> }

/** Required content types: a server may send its page for unknown paths. */
const TYPES: Record<Exclude<Kind, 'page'>, RegExp> = {
  answer: /json/,
  file: /javascript|css/,
  look: /css|font|image|octet-stream/,
}

/**
 * Whether a response may be cached: complete, not redirected, and without no-store or private. Workers cannot see
 * `Set-Cookie`, so only the body is cached.
 */
export function isCacheable({ status, type, redirected, headers }: Answered, kind: Exclude<Kind, 'page'>): boolean {
  const said = (name: string) => headers.get(name) ?? ''
  return (
    status === 200 &&
    !redirected &&
    type !== 'opaque' &&
    !/no-store|private/i.test(said('Cache-Control')) &&
    !said('Vary').includes('*') &&
    TYPES[kind].test(said('Content-Type'))
  )
}
