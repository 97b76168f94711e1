/** Where the answers of an exported site lie, below its address. */
export const DATA = '/data'

/** The list of all titles, which searches and filters are answered from. */
export const TITLES = `${DATA}/titles.json`

/** The module lists that a single title or genre has for itself. */
export const OWN_LISTS = `${DATA}/own-lists.json`

/**
 * The file that answers a call, as part of an address. What a call asks for in its query is done in the browser, but for
 * the title or genre that a module list is for.
 * @param path of the call below the base of the service
 */
export function fileOfCall(path: string, own?: string): string {
  const parts = path.split('/').filter(Boolean)
  return `${DATA}/${[...parts, ...(own ? [own] : [])].join('/')}.json`
}

/** What a module list is asked for: `title/5`, `genre/drama`. Undefined: for everybody. */
export function ownList(query: URLSearchParams): string | undefined {
  for (const kind of ['title', 'genre']) {
    const key = query.get(kind)
    if (key) return `${kind}/${encodeURIComponent(key)}`
  }
  return undefined
}

/** What the list of all titles holds: cards with their tags, first those that lists show by themselves. */
export interface TitleIndex {
  top: number
  all: ({ slug: string; tags?: string[] } & Record<string, unknown>)[]
}
