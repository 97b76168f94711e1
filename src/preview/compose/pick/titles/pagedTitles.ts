import { errorMessage } from '../../../../lib/errorMessage'
import { type CatalogueTitle, PAGE_SIZE, readTitles, type TitleQuery } from './catalogueTitles'

export interface PagedTitles {
  /** Undefined until the first answer. */
  total: number | undefined
  /** By index. Titles that are not loaded yet are missing. */
  titles: ReadonlyMap<number, CatalogueTitle>
  /** Why the last request failed. */
  failure: string | undefined
}

/**
 * The titles of a query. They are loaded in pages, when they come into view.
 * @param read for tests
 */
export function createPagedTitles(query: TitleQuery, read = readTitles) {
  let state: PagedTitles = { total: undefined, titles: new Map(), failure: undefined }
  const listeners = new Set<() => void>()
  const requested = new Set<number>()
  let stop = new AbortController()

  function set(next: Partial<PagedTitles>): void {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }

  async function load(page: number): Promise<void> {
    requested.add(page)
    const { signal } = stop
    try {
      const offset = page * PAGE_SIZE
      const { titles, total } = await read(query, offset, signal)
      if (signal.aborted) return
      const loaded = titles.map((title, index): [number, CatalogueTitle] => [offset + index, title])
      set({ total, titles: new Map([...state.titles, ...loaded]) })
    } catch (error) {
      if (signal.aborted) return
      requested.delete(page)
      set({ failure: errorMessage(error) })
    }
  }

  /** Loads the titles of a range of indexes. */
  function want(first: number, last: number): void {
    const end = Math.min(last, (state.total ?? 1) - 1)
    for (let page = Math.floor(first / PAGE_SIZE); page <= Math.floor(end / PAGE_SIZE); page++)
      if (!requested.has(page)) load(page)
  }

  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    want,
    /** Allows requests again after a failure. */
    retry: () => set({ failure: undefined }),
    /** Aborts the requests. They are sent again when their titles are needed again. */
    stop(): void {
      stop.abort()
      stop = new AbortController()
      for (const page of requested) if (!state.titles.has(page * PAGE_SIZE)) requested.delete(page)
    },
  }
}
