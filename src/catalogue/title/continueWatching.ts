import { useQuery } from '../../data/useQuery'
import type { HistoryEntry, SiteConfig, TitleCard } from '../../generated/types'
import { titleHistoryQuery } from '../../service/history'
import { useRuntime } from '../../site/react/RuntimeContext'
import { findResumeProgress, type ResumeProgress } from './titleFacts'

/**
 * Where the viewer continues a title. Undefined while loading, if nothing was started, and if the request failed,
 * because title pages work without it.
 * @param enabled false: no request, for example for signed-out visitors
 */
export function useContinuePoint(title: TitleCard, enabled: boolean): ContinuePoint | undefined {
  const config = useRuntime().plan.document.site_config
  const shouldLoad = enabled && recordsHistory(config, title.title_type)
  const { data } = useQuery(shouldLoad ? titleHistoryQuery(title.id ?? title.slug) : undefined)
  return shouldLoad && data ? findContinuePoint(title, data, config) : undefined
}

/** Where the viewer left off. */
export interface ContinuePoint {
  /** The episode, for a series. */
  episode?: TitleCard
  /** Undefined for a finished episode: the next one follows. */
  resume?: ResumeProgress
  /** Slug of the title to play. */
  slug: string
}

/**
 * Where a viewer continues a title (conventions 9): with what was watched last, unless it is finished (95 %).
 * @returns undefined if nothing was started, or a title without episodes is finished
 */
export function findContinuePoint(
  title: TitleCard,
  entries: readonly HistoryEntry[],
  config: SiteConfig,
): ContinuePoint | undefined {
  const relevant = entries.filter(
    (entry) => belongsTo(entry, title) && recordsHistory(config, (entry.title ?? title).title_type),
  )
  const entry = newestEntry(relevant)
  if (!entry || !(entry.progress > 0)) return undefined
  const isEpisode = entry.title !== undefined && entry.title.slug !== title.slug
  const card: TitleCard = { ...((isEpisode && entry.title) || title), progress: entry.progress }
  const resume = findResumeProgress(card)
  if (!resume && !isEpisode) return undefined
  return { ...(isEpisode && { episode: card }), ...(resume && { resume }), slug: card.slug }
}

/**
 * The titles to continue, each once, most recent first, in agreement with `findContinuePoint`; of a series the episode that
 * was watched last. Finished titles are omitted.
 */
export function startedTitles(entries: readonly HistoryEntry[], config: SiteConfig): TitleCard[] {
  const groups = new Map<string, HistoryEntry[]>()
  for (const entry of entries) {
    const { title } = entry
    if (!title || !recordsHistory(config, title.title_type)) continue
    const key = title.hierarchy?.parent_slug ?? title.slug
    groups.set(key, [...(groups.get(key) ?? []), entry])
  }
  return [...groups.values()].flatMap((group) => {
    const newest = newestEntry(group)
    const card = newest?.title && { ...newest.title, progress: newest.progress }
    return card && findResumeProgress(card) ? [card] : []
  })
}

/**
 * Whether the site records progress for titles of this type: only types that are true in `enable_playback_history`.
 * Without that field, or without a type, progress is recorded. Series and seasons follow `episode` unless they are
 * named.
 */
export function recordsHistory({ enable_playback_history: history }: SiteConfig, type: string | undefined): boolean {
  if (!history || type === undefined) return true
  const named = Object.hasOwn(history, type) || !EPISODIC_TYPES.has(type) ? type : 'episode'
  return Object.hasOwn(history, named) && history[named] === true
}

const EPISODIC_TYPES: ReadonlySet<string | undefined> = new Set(['series', 'season'])

/** The most recent entry; entries without a time are the oldest. */
function newestEntry(entries: readonly HistoryEntry[]): HistoryEntry | undefined {
  const timeOf = ({ updated_at }: HistoryEntry) => Date.parse(updated_at ?? '') || 0
  return entries.reduce<HistoryEntry | undefined>(
    (newest, entry) => (newest === undefined || timeOf(entry) > timeOf(newest) ? entry : newest),
    undefined,
  )
}

/** Whether an entry is about this title or one of its episodes. The service may return more. */
function belongsTo({ title_id, title: card }: HistoryEntry, { id, slug }: TitleCard): boolean {
  const same = (one: unknown) => one !== undefined && String(one) === String(id ?? slug)
  const parent = card?.hierarchy
  return same(title_id) || card?.slug === slug || same(parent?.parent_id) || parent?.parent_slug === slug
}
