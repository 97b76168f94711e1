import { parseUrl } from '../../../../lib/url/parseUrl'

/** The two files of a module list that can differ by title or genre. The service prefers the first one. */
export interface ListVariantFiles {
  kind: 'title' | 'genre'
  /** File of the list that only this title or genre shows. */
  ownFile: string
  /** File of the list that titles or genres without their own list show. */
  sharedFile: string
}

const VARIANT_KINDS = ['title', 'genre'] as const
const SEGMENT_PATTERN = /^[a-z0-9][a-z0-9._-]*$/

/**
 * The files from which the service makes a list that is requested for a title or genre.
 * @param address path of the request
 * @param slugOf slug of a title by its ID or slug, because files are named after slugs
 * @returns undefined for all other requests, and names that Compose cannot write
 */
export function listVariantFiles(
  address: string,
  slugOf: (title: string) => string | undefined,
): ListVariantFiles | undefined {
  const url = parseUrl(address, 'http://service.invalid/')
  const list = url && /^\/modules\/placement\/([^/]+)\/?$/.exec(url.pathname)?.[1]
  const kind = VARIANT_KINDS.find((each) => url?.searchParams.has(each))
  if (!url || !list || !kind) return undefined
  const key = url.searchParams.get(kind) ?? ''
  const name = kind === 'title' ? slugOf(key) : key
  if (name === undefined || !SEGMENT_PATTERN.test(name) || !SEGMENT_PATTERN.test(list)) return undefined
  return { kind, ownFile: `modules/${kind}/${name}.json`, sharedFile: `modules/${list}.json` }
}
