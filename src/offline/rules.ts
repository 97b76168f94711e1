/** Where a site stands that keeps something for times without a line. */
export interface Place {
  /** Of the site. */
  origin: string
  /** Of the service, a full address with a slash at its end. */
  base: string
}

/** A page's request, as far as the rules look at it. */
export interface Asked {
  url: string
  method: string
  mode: string
  destination: string
  headers: Pick<Headers, 'has'>
}

/**
 * What is kept: the shell for any page, files of the build, files of the brand, answers of the service. All else passes the
 * worker by, as if there were none: films, pictures of titles, what is signed, searched or sent.
 */
export type Kind = 'page' | 'file' | 'look' | 'answer'

/** Paths of the site's origin that are no page. */
const NO_PAGE = /^\/(?:api|media|site|assets)\//

/** What a brand's own files are used for, that a page looks wrong without. */
const LOOKS = new Set(['style', 'font', 'image'])

/**
 * The calls below the base that may be kept: what everybody gets who is not signed in. A list of what may, not of what may
 * not: a call that somebody adds is not kept until it stands here (threats S14).
 */
const LISTS =
  /^(?:config|languages|territories|faq(?:\/.*)?|modules\/(?:placement|module)\/.+|avails\/(?:titles|titles\/.+|genres|genres\/.+)|inventory\/[^/]+\/(?:seasons|episodes|extras|links|media))\/?$/

/**
 * Parameters of lists in the service API: pages, order and filters. An address with any other parameter is not cached,
 * because it may be a search, or hold a password, a token or an email address (threats S14).
 */
const PARAMETERS =
  /^(?:genre|limit|metadata|offset|order|order_by|order_direction|page|page_size|parent|questions|rating|sort|sort_direction|type)$/

/** What is to be done with a request; undefined: it passes by. */
export function kindOf({ url, method, mode, destination, headers }: Asked, { origin, base }: Place): Kind | undefined {
  if (method !== 'GET' || headers.has('Authorization') || headers.has('Range')) return undefined
  const { origin: own, pathname } = new URL(url)
  if (destination === 'document') return own === origin && !NO_PAGE.test(pathname) ? 'page' : undefined
  if (destination === '' && isList(url, base)) return 'answer'
  // Folders below hold what the reader of documents loads.
  if (own === origin && /^\/assets\/[^/]+$/.test(pathname)) return 'file'
  return pathname.startsWith('/site/') && LOOKS.has(destination) && (own === origin || mode === 'cors')
    ? 'look'
    : undefined
}

/** Whether an address is a call of the service that everybody may make, and whose answer may be kept. */
export function isList(address: string, base: string): boolean {
  const { href, pathname, searchParams } = new URL(address)
  if (!href.startsWith(base)) return false
  return (
    LISTS.test(pathname.slice(new URL(base).pathname.length)) &&
    [...searchParams.keys()].every((key) => PARAMETERS.test(key))
  )
}

/** An answer, as far as the rules look at it. */
export type Answered = Pick<Response, 'status' | 'type' | 'redirected'> & { headers: Pick<Headers, 'get'> }

/** The type that an answer must have: a server may send its page for whatever it does not know. */
const TYPES: Record<Exclude<Kind, 'page'>, RegExp> = {
  answer: /json/,
  file: /javascript|css/,
  look: /css|font|image|octet-stream/,
}

/**
 * Whether an answer may be kept: a whole one, that came from where it was asked for, and that the server allows others to
 * keep. A browser shows no worker a `Set-Cookie`, so what is kept is made of the body alone.
 */
export function mayKeep({ status, type, redirected, headers }: Answered, kind: Exclude<Kind, 'page'>): boolean {
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
