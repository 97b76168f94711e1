import type { LiveTargeting, TitleCard } from '../../generated/types'
import { runtime } from '../../lib/text/runtime'
import type { Text } from '../../text/createText'

/** What a card says of what it shows, in `data-card`: its id as it came, a number or words (spec, section 7). */
export const cardId = ({ id, slug }: { id?: string | number; slug: string }): string => JSON.stringify(id ?? slug)

/**
 * The name of a title, the same wherever it is called: for a season the parent's name and Season N (spec, section 2:
 * Title grid card); for an episode `alternate_title_name` where it has one, as on its watch page (spec, section 2).
 */
export function nameOf(title: TitleCard, t: Text): string {
  const parent = title.hierarchy?.parent_title
  const season = title.hierarchy?.season_num ?? title.season_num
  if (title.title_type === 'season' && parent) return `${parent} ${t('season', { number: season ?? '' })}`.trim()
  return (title.title_type === 'episode' && title.meta?.alternate_title_name) || usualName(title)
}

/** The name by which the service calls it, its original one where `nameOf` gives another. */
export const usualName = ({ name, title_name, slug }: TitleCard): string => name || title_name || slug

/** The words above a name: that its module is live, and its own. */
export function kickerOf({ kicker }: TitleCard, targeting: LiveTargeting | undefined, t: Text): string {
  return [targeting?.is_livestream && t('live'), kicker].filter(Boolean).join(' · ')
}

/** One line of facts below a name: genre and year. */
export function factsOf(title: TitleCard): string {
  return [title.genres?.[0]?.name, title.release_year].filter(Boolean).join(', ')
}

/** The description of a card: a short summary goes before the long text. */
export function descriptionOf(title: TitleCard): string {
  const { summaries } = title
  return title.description || summaries?.summary_190 || summaries?.summary || summaries?.summary_400 || ''
}

/**
 * The description for a place of two lines: the first text that fits, else the shortest.
 * @param most characters that fit
 */
export function briefOf(title: TitleCard, most = 110): string {
  const { summaries } = title
  const texts = [title.description, summaries?.summary_190, summaries?.summary, summaries?.summary_400]
  const there = texts.filter((text): text is string => Boolean(text))
  return there.find((text) => text.length <= most) ?? there.sort((a, b) => a.length - b.length)[0] ?? ''
}

/** How far the viewer got with a title that is neither untouched nor finished. */
export interface Resume {
  /** Watched part, from 0 to 0.95. */
  part: number
  secondsLeft: number
}

/** @returns undefined for what was not begun, is finished (95 %), or has no running time to measure against */
export function resumeOf({ progress = 0, runtime: total = 0 }: TitleCard): Resume | undefined {
  const part = progress / total
  if (!(part > 0 && part < FINISHED)) return undefined
  return { part, secondsLeft: total - progress }
}

/** From here on a title counts as finished. */
const FINISHED = 0.95

/** "Episode 6 · 23 min left", or without the episode. Minutes are rounded up: nobody has 0 left. */
export function resumeLine(title: TitleCard, { secondsLeft }: Resume, t: Text): string {
  const minutes = Math.ceil(secondsLeft / 60)
  const time = minutes < 60 ? t('minutesBrief', { count: minutes }) : (runtime(minutes * 60) ?? '')
  const left = t('minutesLeft', { time })
  return title.episode_num === undefined ? left : `${t('episode', { number: title.episode_num })} · ${left}`
}
