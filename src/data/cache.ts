import { mutate, SWRConfig } from 'swr'
import type { Query } from '../service/query'
import { type DataScope, keyOf } from './DataContext'

/** So many answers are remembered, of all pages that were visited. */
export const MOST_ANSWERS = 200

const { cache } = SWRConfig.defaultValue

/** How many places of the page show an answer, or wait for it. */
export const readers = new Map<string, number>()
/** Keys of answers by when they came, the oldest first. */
const known = new Set<string>()
/** Who visited each site last. */
const visitors = new Map<string, number>()

/** The answer to a question that was asked before, without asking. */
export function peek<T>(scope: DataScope, query: Query<T>): T | undefined {
  return cache.get(keyOf(scope, query))?.data
}

type Change = (answer: unknown, key: string) => unknown

/** Questions on their way, with what was changed since they were asked. */
const asked = new Set<{ key: string; changes: Change[] }>()

/**
 * Asks, and gives the answer as what was changed meanwhile has made it.
 * The problem: an answer that left the service before a write and comes after it would take the write away from the page.
 * The solution: the write is done to it, too.
 */
export async function readChanged<T>(scope: DataScope, query: Query<T>, read: () => Promise<T>): Promise<T> {
  const question = { key: keyOf(scope, query), changes: [] as Change[] }
  asked.add(question)
  try {
    const answer = await read()
    return question.changes.reduce<unknown>((before, change) => change(before, query.key), answer) as T
  } finally {
    asked.delete(question)
  }
}

/**
 * Replaces what a write has changed, in all answers that this visitor was given: wherever it is shown, it is new at once.
 * @param change of an answer; gives the same object where nothing of it changes
 */
export async function replaceAnswers(scope: DataScope, change: Change): Promise<void> {
  const prefix = keyOf(scope, { key: '' })
  for (const { key, changes } of asked) if (key.startsWith(prefix)) changes.push(change)
  const changed = [...known].filter((key) => key.startsWith(prefix) && cache.get(key)?.data !== undefined)
  await Promise.all(
    changed.map((key) => {
      const before = cache.get(key)?.data
      const after = change(before, key.slice(prefix.length))
      return after === before ? undefined : mutate(key, after, { revalidate: false })
    }),
  )
}

/**
 * Has the answers to some questions asked for anew: at once where they are shown or waited for, else when they are next.
 */
export async function refreshAnswers(scope: DataScope, isStale: (key: string) => boolean): Promise<void> {
  forgetUnseen(scope, isStale)
  await Promise.all(keysOf(scope, isStale).map((key) => mutate(key)))
}

/** Has the answers to some questions that nobody shows asked for anew when they are next. */
export function forgetUnseen(scope: DataScope, isStale: (key: string) => boolean): void {
  for (const key of keysOf(scope, isStale)) if (!readers.has(key)) forgetAnswer(key)
}

function keysOf(scope: DataScope, isMeant: (key: string) => boolean): string[] {
  const prefix = keyOf(scope, { key: '' })
  const keys = new Set([...known, ...[...asked].map(({ key }) => key)])
  return [...keys].filter((key) => key.startsWith(prefix) && isMeant(key.slice(prefix.length)))
}

/**
 * Keeps an answer in mind and makes room for it: the oldest ones go that nobody shows, and all that were given to who
 * visited the site before (threats S8).
 */
export function keepAnswer(scope: DataScope, query: Query<unknown>): void {
  const key = keyOf(scope, query)
  const before = visitors.get(scope.site)
  if (before !== undefined && scope.visitor < before) {
    // An answer to who has left meanwhile: nobody will ask for it. SWR keeps it after this.
    setTimeout(() => cache.delete(key))
    return
  }
  visitors.set(scope.site, scope.visitor)
  if (before !== undefined && before !== scope.visitor) {
    const theirs = keyOf({ ...scope, visitor: before }, { key: '' })
    for (const old of known) if (old.startsWith(theirs)) forgetAnswer(old)
  }
  known.delete(key)
  known.add(key)
  for (const old of known) {
    if (known.size <= MOST_ANSWERS) return
    if (old !== key && !readers.has(old)) forgetAnswer(old)
  }
}

/** Puts an answer in place that was had otherwise than by a component. */
export const giveAnswer = (key: string, data: unknown): void => void cache.set(key, { data })

/** Lets go of one answer that nobody shows. */
export function forgetAnswer(key: string): void {
  known.delete(key)
  cache.delete(key)
}
