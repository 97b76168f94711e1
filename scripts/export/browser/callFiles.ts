/** URL path of the recorded responses. */
export const DATA_PATH = '/data'

/** The list of all titles, for searches and filters. */
export const TITLES_PATH = `${DATA_PATH}/titles.json`

/** Titles and genres that have their own module lists. */
export const OWN_LISTS_PATH = `${DATA_PATH}/own-lists.json`

/**
 * URL path of the file with the response to a call. The browser applies query parameters, except the title or genre of a
 * module list, which has its own file.
 * @param path relative to the base URL of the service
 * @param own `title/5` or `genre/drama` for the module list of one title or genre
 */
export function fileOfCall(path: string, own?: string): string {
  const parts = path.split('/').filter(Boolean)
  return `${DATA_PATH}/${[...parts, ...(own ? [own] : [])].join('/')}.json`
}

/** The title or genre of a module list, such as `title/5`; undefined for the general list. */
export function ownList(query: URLSearchParams): string | undefined {
  for (const kind of ['title', 'genre']) {
    const key = query.get(kind)
    if (key) return `${kind}/${encodeURIComponent(key)}`
  }
  return undefined
}

/** All titles as cards with tags. The first `top` entries are titles; episodes and extras follow. */
export interface TitleIndex {
  top: number
  all: ({ slug: string; tags?: string[] } & Record<string, unknown>)[]
}
