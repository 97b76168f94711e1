import { replaceCards } from '../catalogue/title/cardsInMemory'
import { refreshAnswers, replaceAnswers } from '../data/cache'
import type { TitleCard } from '../generated/types'
import { isRecord } from '../lib/json/isRecord'
import type { ProgressEntry } from '../service/history'
import type { Runtime } from '../site/runtime'

/** A position that was saved is on each card of its title at once; what the service makes of it is asked for when it is shown. */
export async function showProgress(runtime: Runtime, { title_id, progress }: ProgressEntry): Promise<void> {
  const change = (card: TitleCard): TitleCard =>
    String(card.id ?? card.slug) === String(title_id) && card.progress !== progress ? { ...card, progress } : card
  replaceCards(runtime, change)
  const scope = runtime.data()
  await replaceAnswers(scope, (answer) => withCards(answer, change))
  await refreshAnswers(scope, (key) => key.startsWith('history'))
}

/** An answer with its cards changed, wherever they stand in it; the same object where none is. */
export function withCards(answer: unknown, change: (card: TitleCard) => TitleCard): unknown {
  if (Array.isArray(answer)) {
    const next = answer.map((item) => withCards(item, change))
    return next.some((item, at) => item !== answer[at]) ? next : answer
  }
  if (!isRecord(answer) || Object.getPrototypeOf(answer) !== Object.prototype) return answer
  const card = typeof answer.slug === 'string' ? change(answer as unknown as TitleCard) : answer
  const entries = Object.entries(card).map(([key, value]) => [key, withCards(value, change)] as const)
  const isSame = card === answer && entries.every(([key, value]) => value === answer[key])
  return isSame ? answer : Object.fromEntries(entries)
}
