import type { HistoryEntry, SiteConfig, TitleCard } from '../../generated/types'
import { type Resume, resumeOf } from '../title/resume'
import { keepsHistory } from './keepsHistory'
import { isOf, newestEntry } from './newestEntry'

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
