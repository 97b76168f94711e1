import { mutate, SWRConfig } from 'swr'
import type { AnswerTag } from '../service/answerTag'
import type { Query } from '../service/query'
import { type DataScope, keyOf } from './DataContext'

/** So many answers are kept that nobody shows, of all pages that were visited. */
export const MAX_ANSWERS = 200

const { cache } = SWRConfig.defaultValue

/** The answer to a question that was asked before, without asking. */
export function peek<T>(scope: DataScope, query: Query<T>): T | undefined {
  return cache.get(keyOf(scope, query))?.data
}

/**
 * Asks, and applies to the answer what was changed meanwhile: an answer that left the service before a write, and comes
 * after it, would else take the write away from the page.
 */
export async function readChanged<T>(
  { answers: { asked } }: DataScope,
  query: Query<T>,
  read: () => Promise<T>,
): Promise<T> {
  const question = { query, changes: [] as ((answer: unknown) => unknown)[] }
  asked.add(question)
  try {
    const answer = await read()
    return question.changes.reduce<unknown>((before, change) => change(before), answer) as T
  } finally {
    asked.delete(question)
  }
}

/**
 * Applies a write to all answers of this visitor that have a tag: wherever they are shown, they are new at once.
 * @param change of an answer; gives the same object where nothing of it changes
 */
export async function replaceAnswers(
  scope: DataScope,
  change: (answer: unknown, tag: AnswerTag) => unknown,
): Promise<void> {
  const { asked, known } = scope.answers
  for (const { query, changes } of asked)
    if (query.tag) changes.push((answer) => change(answer, query.tag as AnswerTag))
  await Promise.all(
    [...known].map(([key, { tag }]) => {
      const before = cache.get(key)?.data
      const after = tag && before !== undefined ? change(before, tag) : before
      return after === before ? undefined : mutate(key, after, { revalidate: false })
    }),
  )
}

type IsStale = (tag: AnswerTag) => boolean

/** Asks again for the answers with some tags: at once where they are shown or waited for, else when they are next. */
export async function refreshAnswers(scope: DataScope, isStale: IsStale): Promise<void> {
  forgetUnseen(scope, isStale)
  await Promise.all(keysOf(scope, isStale).map((key) => mutate(key)))
}

/** Drops the answers with some tags that nobody shows: they are asked for again when they are next. */
export function forgetUnseen(scope: DataScope, isStale: IsStale): void {
  for (const key of keysOf(scope, isStale)) if (!scope.answers.readers.has(key)) forgetAnswer(scope, key)
}

const keysOf = ({ answers: { known } }: DataScope, isMeant: IsStale): string[] =>
  [...known].filter(([, { tag }]) => tag && isMeant(tag)).map(([key]) => key)

/** Notes what is asked, and makes room for the answer: the oldest ones go that nobody shows. */
export function noteQuestion(scope: DataScope, query: Query<unknown>): void {
  const { answers } = scope
  const { known, readers } = answers
  const key = keyOf(scope, query)
  answers.leave ??= () => {
    answers.hasLeft = true
    for (const each of known.keys()) forgetAnswer(scope, each)
  }
  known.delete(key)
  known.set(key, query)
  for (const old of known.keys()) {
    if (known.size <= MAX_ANSWERS) return
    if (old !== key && !readers.has(old)) forgetAnswer(scope, old)
  }
}

/** Puts an answer in place that was had otherwise than by a component. */
export const giveAnswer = (key: string, data: unknown): void => void cache.set(key, { data })

/** Drops one answer that nobody shows. */
export function forgetAnswer({ answers: { known } }: DataScope, key: string): void {
  known.delete(key)
  cache.delete(key)
}
