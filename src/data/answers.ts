import type { Query } from '../service/query'

/** What is known of the answers that one visitor was given. The answers themselves are in SWR's cache. */
export interface Answers {
  /** How many places of the page show an answer, or wait for it, by its key. */
  readers: Map<string, number>
  /** What was asked, by key, the oldest first. */
  known: Map<string, Query<unknown>>
  /** Questions on their way, each with what was changed since it was asked. */
  asked: Set<{ query: Query<unknown>; changes: ((answer: unknown) => unknown)[] }>
  /** What ends the calls of a question that is on its way, by its key. */
  running: Map<string, AbortController>
  /** Drops all answers when the visitor has left (threats S8). Missing: nothing was asked. */
  leave?: () => void
  hasLeft?: boolean
}

export const createAnswers = (): Answers => ({
  readers: new Map(),
  known: new Map(),
  asked: new Set(),
  running: new Map(),
})
