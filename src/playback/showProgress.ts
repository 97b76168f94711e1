import { replaceCards } from '../catalogue/title/cardsInMemory'
import { invalidateQueries, removeUnused, updateCachedData } from '../data/cache'
import type { DataScope } from '../data/DataContext'
import { createServiceClient } from '../data/serviceClient'
import type { HistoryEntry, TitleCard } from '../generated/types'
import { isRecord } from '../lib/json/isRecord'
import type { CacheTag } from '../service/cacheTag'
import { type ProgressEntry, readSavedEntry } from '../service/history'
import type { ServiceResponse } from '../service/http/response'
import { assetIdOf } from '../service/playback'
import type { Runtime } from '../site/runtime'

/**
 * A position that was saved is at once on each card of what was played, and in the history in place of the entry of the
 * same asset (spec, section 4: Player). Where the history cannot be told what the service made of it, it is asked for anew
 * when it is shown.
 * @param scope of the viewer who saved it
 * @param reply of the service to the save: it holds the entry (spec, section 7)
 * @returns whether the history tells of it
 */
export async function showProgress(
  runtime: Runtime,
  scope: DataScope,
  { title_id, asset_id, progress }: ProgressEntry,
  reply: ServiceResponse,
): Promise<boolean> {
  const entry = await readSavedEntry(createServiceClient(scope), reply)
  // Meanwhile somebody else may be here.
  if (runtime.data() !== scope) return false
  const change = (card: TitleCard): TitleCard => {
    const own = assetIdOf(card)
    const isMeant =
      card.title_type !== 'collection' &&
      (own === undefined ? isSameId(card.id ?? card.slug, title_id) : isSameId(own, asset_id))
    return isMeant && card.progress !== progress ? { ...card, progress } : card
  }
  replaceCards(runtime, change)
  const updated = new Set<CacheTag>()
  await updateCachedData(scope, (answer, tag) => {
    if (tag.type === 'cards') return withCards(answer, change)
    if (tag.type === 'module') return withModule(answer as { ready: object } | null, change)
    const after = entry && isHistory(tag) ? withEntry(tag, answer as HistoryEntry[], entry) : undefined
    if (after) updated.add(tag)
    return after ?? answer
  })
  removeUnused(scope, (tag) => isHistory(tag) && !updated.has(tag))
  return entry !== undefined
}

const isSameId = (one: string | number, other: string | number) => String(one) === String(other)

/**
 * A history with an entry in place of that of the same asset, and where its order puts it.
 * @param tag of the answer
 * @returns undefined where nobody can say whether it belongs there
 */
export function withEntry(
  tag: HistoryTag,
  entries: readonly HistoryEntry[],
  entry: HistoryEntry,
): HistoryEntry[] | undefined {
  const old = entries.find(({ asset_id }) => isSameId(asset_id, entry.asset_id))
  const parent = entry.title?.hierarchy?.parent_id
  const belongs =
    tag.type === 'history'
      ? entry.title !== undefined
      : [entry.title_id, parent].some((id) => id !== undefined && isSameId(id, tag.title))
  if (!old && !belongs) return undefined
  const now = { ...old, ...entry }
  const order = tag.type === 'history' ? tag.order : undefined
  if (order === 'name') return old && entries.map((each) => (each === old ? now : each))
  const others = entries.filter((each) => each !== old)
  return order === 'updated_at' ? [...others, now] : [now, ...others]
}

/** The film is over, or left, and nobody told the history: it is asked for anew. */
export const refreshHistory = (scope: DataScope): Promise<void> => invalidateQueries(scope, isHistory)

type HistoryTag = Extract<CacheTag, { type: 'history' | 'title-history' }>

const isHistory = (tag: CacheTag): tag is HistoryTag => tag.type === 'history' || tag.type === 'title-history'

/** The module of a module page with its cards changed. */
function withModule<Page extends { ready: object } | null>(page: Page, change: (card: TitleCard) => TitleCard): Page {
  if (!page) return page
  const ready = withCards(page.ready, change) as object
  return ready === page.ready ? page : { ...page, ready }
}

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
