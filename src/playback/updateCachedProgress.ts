import { replaceCards } from '../catalogue/title/cardsInMemory'
import { invalidateQueries, removeUnusedStaleQueries, updateCachedData } from '../data/cache'
import type { DataScope } from '../data/DataContext'
import { createServiceClient } from '../data/serviceClient'
import type { HistoryEntry, TitleCard } from '../generated/types'
import { isRecord } from '../lib/json/isRecord'
import type { CacheTag } from '../service/cacheTag'
import { type ProgressEntry, parseSaveResponse } from '../service/history'
import type { ServiceResponse } from '../service/http/response'
import { assetIdOf } from '../service/playback'
import type { Runtime } from '../site/runtime'

/**
 * Updates cached data after a save: the cards of the title, and the entry of the asset in histories (spec, section 4:
 * Player). Histories that cannot be updated are fetched again when they are next shown.
 * @param scope of the viewer who saved it
 * @param reply response to the save; contains the entry (spec, section 7)
 * @returns false if histories are out of date: the response contained no entry, or another viewer has signed in
 */
export async function updateCachedProgress(
  runtime: Runtime,
  scope: DataScope,
  { title_id, asset_id, progress }: ProgressEntry,
  reply: ServiceResponse,
): Promise<boolean> {
  const entry = await parseSaveResponse(createServiceClient(scope), reply)
  // Another viewer may have signed in meanwhile.
  if (runtime.data() !== scope) return false
  const change = (card: TitleCard): TitleCard => {
    const own = assetIdOf(card)
    const isSameTitle =
      card.title_type !== 'collection' &&
      (own === undefined ? isSameId(card.id ?? card.slug, title_id) : isSameId(own, asset_id))
    return isSameTitle && card.progress !== progress ? { ...card, progress } : card
  }
  replaceCards(runtime, change)
  const updated = new Set<CacheTag>()
  await updateCachedData(scope, (answer, tag) => {
    if (tag.type === 'cards') return changeCardsIn(answer, change)
    if (tag.type === 'module') return updateModulePage(answer, change)
    const after = entry && isHistoryTag(tag) ? replaceHistoryEntry(tag, answer as HistoryEntry[], entry) : undefined
    if (after) updated.add(tag)
    return after ?? answer
  })
  removeUnusedStaleQueries(scope, (tag) => isHistoryTag(tag) && !updated.has(tag))
  return entry !== undefined
}

const isSameId = (one: string | number, other: string | number) => String(one) === String(other)

/**
 * Puts the entry of an asset into a history, instead of its old entry, at the position that the order of the history
 * requires.
 * @param tag the tag of the cached history
 * @returns undefined if the entry may not belong to this history, or its position is unknown (a new entry, sorted by name)
 */
export function replaceHistoryEntry(
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
  const updated = { ...old, ...entry }
  const order = tag.type === 'history' ? tag.order : undefined
  if (order === 'name') return old && entries.map((each) => (each === old ? updated : each))
  const others = entries.filter((each) => each !== old)
  return order === 'updated_at' ? [...others, updated] : [updated, ...others]
}

/** Fetches histories again after playback whose last save returned no entry. */
export const refreshHistory = (scope: DataScope): Promise<void> => invalidateQueries(scope, isHistoryTag)

type HistoryTag = Extract<CacheTag, { type: 'history' | 'title-history' }>

const isHistoryTag = (tag: CacheTag): tag is HistoryTag => tag.type === 'history' || tag.type === 'title-history'

/** @param page data of a module page; null if the page does not exist */
function updateModulePage(page: unknown, change: (card: TitleCard) => TitleCard): unknown {
  if (!isRecord(page)) return page
  const ready = changeCardsIn(page.ready, change)
  return ready === page.ready ? page : { ...page, ready }
}

/** Applies a change to all cards in some data, at any depth. Data without a change stays the same object. */
export function changeCardsIn(answer: unknown, change: (card: TitleCard) => TitleCard): unknown {
  if (Array.isArray(answer)) {
    const next = answer.map((item) => changeCardsIn(item, change))
    return next.some((item, at) => item !== answer[at]) ? next : answer
  }
  if (!isRecord(answer) || Object.getPrototypeOf(answer) !== Object.prototype) return answer
  const card = isTitleCard(answer) ? change(answer) : answer
  const entries = Object.entries(card).map(([key, value]) => [key, changeCardsIn(value, change)] as const)
  const isSame = card === answer && entries.every(([key, value]) => value === answer[key])
  return isSame ? answer : Object.fromEntries(entries)
}

const isTitleCard = (data: object): data is TitleCard =>
  'slug' in data && typeof data.slug === 'string' && 'title_type' in data && typeof data.title_type === 'string'
