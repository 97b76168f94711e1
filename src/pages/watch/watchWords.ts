import type { Title, TitleCard } from '../../generated/types'
import { formatDate } from '../../lib/dates/formatDate'
import type { Text } from '../../text/createText'

type Words = Pick<
  Title,
  | 'title_type'
  | 'summaries'
  | 'description'
  | 'hierarchy'
  | 'season_num'
  | 'season_name'
  | 'episode_num'
  | 'meta'
  | 'version'
>

/** The heading of a watch page by title type (spec: heading_mappings); undefined where the brand names none. */
export function watchHeading({ title_type }: Words, mappings: Readonly<Record<string, string>> = {}) {
  return title_type !== undefined && Object.hasOwn(mappings, title_type) ? mappings[title_type] || undefined : undefined
}

/** The summary (spec, section 2: Watch page): `summary_400` for what has a type, else the description. What is missing gives way to the other. */
export function watchSummary({ title_type, summaries, description }: Words): string | undefined {
  const texts = title_type === undefined ? [description] : [summaries?.summary_400, description]
  return [...texts, summaries?.summary_400, summaries?.summary_190, summaries?.summary].find(Boolean)
}

/** "Season 1, Episode 6": what is known of it. Seasons of titles with `hide_season_label` are not named. */
export function seasonLine({ hierarchy, season_num, season_name, episode_num, meta }: Words, t: Text) {
  const number = hierarchy?.season_num ?? season_num
  const name = hierarchy?.season_name || season_name || (number === undefined ? '' : t('season', { number }))
  const season = meta?.hide_season_label ? '' : name
  const episode = episode_num === undefined ? '' : t('episode', { number: episode_num })
  return [season, episode].filter(Boolean).join(', ') || undefined
}

/** In the order of their numbers (spec: extras sorted by episode_num); those without one last, as they came. */
export function byEpisodeNumber<Item extends { episode_num?: number }>(items: readonly Item[]): Item[] {
  const numberOf = ({ episode_num = Infinity }: Item) => episode_num
  // Infinity - Infinity is no number: equal ones keep their order.
  return [...items].sort((one, other) => numberOf(one) - numberOf(other) || 0)
}

/**
 * When a title was released (spec, section 2: Watch page): a date that is longer than a year in MMMM D, YYYY, for
 * example "March 24, 1916"; a year as it is. What is no date gives way to the year of release.
 * @param format of day.js, where the brand has its own (`format_release`)
 * @returns undefined where neither is known
 */
export function releaseText(
  { release_date, release_year }: Pick<TitleCard, 'release_date' | 'release_year'>,
  format = 'MMMM D, YYYY',
): string | undefined {
  const text = release_date?.trim()
  const date = text && text.length > 4 ? formatDate(text, format) : text
  return date || release_year?.toString()
}
