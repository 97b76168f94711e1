import type { Query } from '../service/query'

/** What is known of the answers that one visitor was given. The answers themselves are in SWR's cache. */
export interface QueryStore {
  /** How many places of the page show an answer, or wait for it, by its key. */
  readerCounts: Map<string, number>
  /** What was asked, by key, the oldest first. */
  byKey: Map<string, Query<unknown>>
  /** Questions on their way, each with what was changed since it was asked. */
  inFlight: Set<{ query: Query<unknown>; changes: ((data: unknown) => unknown)[] }>
  /** What ends the calls of a question that is on its way, by its key. */
  controllers: Map<string, AbortController>
  /** Drops all answers when the visitor has left (threats S8). Missing: nothing was asked. */
  clear?: () => void
  isCleared?: boolean
}

export const createQueryStore = (): QueryStore => ({
  readerCounts: new Map(),
  byKey: new Map(),
  inFlight: new Set(),
  controllers: new Map(),
})
