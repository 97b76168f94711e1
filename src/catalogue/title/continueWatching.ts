import { useQuery } from '../../data/useQuery'
import type { HistoryEntry, SiteConfig, TitleCard } from '../../generated/types'
import { titleHistoryQuery } from '../../service/history'
import { useRuntime } from '../../site/react/RuntimeContext'
import { type Resume, resumeOf } from './titleFacts'

/**
 * Where the viewer goes on with a title; undefined while it is not known, when nothing was begun, and when it could not
 * be asked: a title page does without.
 * @param enabled false: nothing is asked, for example because nobody is signed in
 */
export function useContinue(title: TitleCard, enabled: boolean): Continue | undefined {
  const config = useRuntime().plan.document.site_config
  const asks = enabled && keepsHistory(config, title.title_type)
  const { data } = useQuery(asks ? titleHistoryQuery(title.id ?? title.slug) : undefined)
  return asks && data ? continueOf(title, data, config) : undefined
}

/** Where the viewer left a title. */
export interface Continue {
  /** The episode, where it is one. */
  episode?: TitleCard
  /** How far they got; undefined for an episode that is finished: the one after it is next. */
  resume?: Resume
  /** Slug of what is played. */
  slug: string
}

/**
 * Where a viewer goes on with a title (conventions 9): with what was watched last, unless that is finished (95 %).
 * @returns undefined when nothing was begun, or a title without episodes is finished
 */
export function continueOf(
  title: TitleCard,
  entries: readonly HistoryEntry[],
  config: SiteConfig,
): Continue | undefined {
  const own = entries.filter((entry) => isOf(entry, title) && keepsHistory(config, (entry.title ?? title).title_type))
  const entry = newestEntry(own)
  if (!entry || !(entry.progress > 0)) return undefined
  const isPart = entry.title !== undefined && entry.title.slug !== title.slug
  const card: TitleCard = { ...((isPart && entry.title) || title), progress: entry.progress }
  const resume = resumeOf(card)
  if (!resume && !isPart) return undefined
  return { ...(isPart && { episode: card }), ...(resume && { resume }), slug: card.slug }
}

/**
 * What a viewer goes on with, each title once and the last one first, as its own page says it (`continueOf`): of a
 * series the episode that was watched last. What is finished is not gone on with.
 */
export function startedTitles(entries: readonly HistoryEntry[], config: SiteConfig): TitleCard[] {
  const groups = new Map<string, HistoryEntry[]>()
  for (const entry of entries) {
    const { title } = entry
    if (!title || !keepsHistory(config, title.title_type)) continue
    const key = title.hierarchy?.parent_slug ?? title.slug
    groups.set(key, [...(groups.get(key) ?? []), entry])
  }
  return [...groups.values()].flatMap((group) => {
    const newest = newestEntry(group)
    const card = newest?.title && { ...newest.title, progress: newest.progress }
    return card && resumeOf(card) ? [card] : []
  })
}

/**
 * Whether the site keeps how far titles of this type were watched (`enable_playback_history`): what it names true. A site
 * that names nothing keeps all, and so does what has no type. What is made of episodes is kept as they are.
 */
export function keepsHistory({ enable_playback_history: kept }: SiteConfig, type: string | undefined): boolean {
  if (!kept || type === undefined) return true
  const named = Object.hasOwn(kept, type) || !OF_PARTS.has(type) ? type : 'episode'
  return Object.hasOwn(kept, named) && kept[named] === true
}

/** What is made of episodes. */
const OF_PARTS: ReadonlySet<string | undefined> = new Set(['series', 'season'])

/** The entry that was saved last; one without a time is older than all that have one. */
function newestEntry(entries: readonly HistoryEntry[]): HistoryEntry | undefined {
  const timeOf = ({ updated_at }: HistoryEntry) => Date.parse(updated_at ?? '') || 0
  return entries.reduce<HistoryEntry | undefined>(
    (newest, entry) => (newest === undefined || timeOf(entry) > timeOf(newest) ? entry : newest),
    undefined,
  )
}

/** Whether an entry is about this title, or about one of its episodes. A service may answer with more. */
function isOf({ title_id, title: card }: HistoryEntry, { id, slug }: TitleCard): boolean {
  const same = (one: unknown) => one !== undefined && String(one) === String(id ?? slug)
  const parent = card?.hierarchy
  return same(title_id) || card?.slug === slug || same(parent?.parent_id) || parent?.parent_slug === slug
}
