import { replaceCards } from '../catalogue/title/cardsInMemory'
import { forgetUnseen, refreshAnswers, replaceAnswers } from '../data/cache'
import type { DataScope } from '../data/DataContext'
import type { TitleCard } from '../generated/types'
import { isRecord } from '../lib/json/isRecord'
import type { ProgressEntry } from '../service/history'
import type { Runtime } from '../site/runtime'

/** Questions whose answers hold titles. What plays is none of them: another object there would begin the film anew. */
const OF_TITLES = /^(?:titles?|search|related|genre|episodes|extras|seasons|watchlist|inventory-search) /

/**
 * A position that was saved is on each card of its title at once. What the history says of it is asked for anew when it
 * is shown.
 * @param scope of the viewer who saved it
 */
export async function showProgress(runtime: Runtime, scope: DataScope, { title_id, progress }: ProgressEntry) {
  // Meanwhile somebody else may be here.
  if (runtime.data() !== scope) return
  const change = (card: TitleCard): TitleCard => {
    const isMeant = card.title_type !== 'collection' && String(card.id ?? card.slug) === String(title_id)
    return isMeant && card.progress !== progress ? { ...card, progress } : card
  }
  replaceCards(runtime, change)
  await replaceAnswers(scope, (answer, key) => (OF_TITLES.test(key) ? withCards(answer, change) : answer))
  forgetUnseen(scope, ofHistory)
}

/** The film is over, or left: what stands behind it says how far it was seen. */
export const refreshHistory = (scope: DataScope): Promise<void> => refreshAnswers(scope, ofHistory)

const ofHistory = (key: string) => /^history(?:-of)? /.test(key)

/** An answer with its cards changed, wherever they stand in it; what holds none stays the same object. */
export function withCards(answer: unknown, change: (card: TitleCard) => TitleCard): unknown {
  if (Array.isArray(answer)) {
    const next = answer.map((item) => withCards(item, change))
    return next.some((item, at) => item !== answer[at]) ? next : answer
  }
  if (!isRecord(answer) || Object.getPrototypeOf(answer) !== Object.prototype) return answer
  const card =
    typeof answer.slug === 'string' && typeof answer.title_type === 'string'
      ? change(answer as unknown as TitleCard)
      : answer
  const entries = Object.entries(card).map(([key, value]) => [key, withCards(value, change)] as const)
  const isSame = card === answer && entries.every(([key, value]) => value === answer[key])
  return isSame ? answer : Object.fromEntries(entries)
}
