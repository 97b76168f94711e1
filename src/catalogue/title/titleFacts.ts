import type { TitleCard } from '../../generated/types'
import type { Text } from '../../text/createText'

/** The name of a card (spec: for a season, the parent's name and Season N). */
export function nameOf(title: TitleCard, t: Text): string {
  const parent = title.hierarchy?.parent_title
  const season = title.hierarchy?.season_num ?? title.season_num
  if (title.title_type === 'season' && parent) return `${parent} ${t('season', { number: season ?? '' })}`.trim()
  return title.name || title.title_name || title.slug
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

/** One line of facts below a name: genre and year. */
export function factsOf(title: TitleCard): string {
  return [title.genres?.[0]?.name, title.release_year].filter(Boolean).join(', ')
}
