import type { LiveTargeting, TitleCard } from '../../generated/types'
import { formatRuntime } from '../../lib/text/formatRuntime'
import type { TranslateFunction } from '../../text/createText'

/** Value of `data-card`: the id in its original type, as JSON (spec, section 7). Also of a card before validation. */
export const cardId = ({ id, slug }: { id?: unknown; slug?: unknown }): string => JSON.stringify(id ?? slug)

/**
 * The displayed name of a title: for a season the parent's name and Season N (spec, section 2: Title grid card); for an
 * episode `alternate_title_name`, as on its watch page (spec, section 2).
 */
export function titleDisplayName(title: TitleCard, t: TranslateFunction): string {
  const parent = title.hierarchy?.parent_title
  const season = title.hierarchy?.season_num ?? title.season_num
  if (title.title_type === 'season' && parent) return `${parent} ${t('season', { number: season ?? '' })}`.trim()
  return (title.title_type === 'episode' && title.meta?.alternate_title_name) || originalTitleName(title)
}

/** The service's name, which is the original name if `titleDisplayName` returns another one. */
export const originalTitleName = ({ name, title_name, slug }: TitleCard): string => name || title_name || slug

/** The text above a name: "Live" for a live module, and the title's kicker. */
export function titleKicker({ kicker }: TitleCard, targeting: LiveTargeting | undefined, t: TranslateFunction): string {
  return [targeting?.is_livestream && t('live'), kicker].filter(Boolean).join(' · ')
}

export function formatGenreAndYear(title: TitleCard): string {
  return [title.genres?.[0]?.name, title.release_year].filter(Boolean).join(', ')
}

/** The description, else the shortest summary. */
export function titleDescription(title: TitleCard): string {
  const { summaries } = title
  return title.description || summaries?.summary_190 || summaries?.summary || summaries?.summary_400 || ''
}

/**
 * A description of about two lines: the first text that fits, else the shortest.
 * @param maxLength in characters
 */
export function shortTitleDescription(title: TitleCard, maxLength = 110): string {
  const { summaries } = title
  const texts = [title.description, summaries?.summary_190, summaries?.summary, summaries?.summary_400]
  const available = texts.filter((text): text is string => Boolean(text))
  return available.find((text) => text.length <= maxLength) ?? available.sort((a, b) => a.length - b.length)[0] ?? ''
}

/** Progress of a title that was started and not finished. */
export interface ResumeProgress {
  /** Watched part, from 0 to 0.95. */
  part: number
  secondsLeft: number
}

/** @returns undefined for a title that was not started, is finished (95 %) or has no running time */
export function findResumeProgress({ progress = 0, runtime: total = 0 }: TitleCard): ResumeProgress | undefined {
  const part = progress / total
  if (!(part > 0 && part < FINISHED_PART)) return undefined
  return { part, secondsLeft: total - progress }
}

/** Watched part from which a title counts as finished. */
const FINISHED_PART = 0.95

/** "Episode 6 · 23 min left", or without the episode. Minutes are rounded up, so that 0 is never shown. */
export function resumeLine(title: TitleCard, { secondsLeft }: ResumeProgress, t: TranslateFunction): string {
  const minutes = Math.ceil(secondsLeft / 60)
  const time = minutes < 60 ? t('minutesBrief', { count: minutes }) : (formatRuntime(minutes * 60) ?? '')
  const left = t('minutesLeft', { time })
  return title.episode_num === undefined ? left : `${t('episode', { number: title.episode_num })} · ${left}`
}
