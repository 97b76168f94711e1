import type { Title, TitleCard } from '../../generated/types'
import { formatDate } from '../../lib/dates/formatDate'
import type { TranslateFunction } from '../../text/createText'

type WatchTitle = Pick<
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

/** Heading by title type (spec: heading_mappings); undefined if not configured. */
export function watchHeading({ title_type }: WatchTitle, mappings: Readonly<Record<string, string>> = {}) {
  return title_type !== undefined && Object.hasOwn(mappings, title_type) ? mappings[title_type] || undefined : undefined
}

/**
 * Spec, section 2: Watch page: `summary_400` for a title with a type, otherwise the description. Other summaries are fallbacks.
 */
export function watchSummary({ title_type, summaries, description }: WatchTitle): string | undefined {
  const texts = title_type === undefined ? [description] : [summaries?.summary_400, description]
  return [...texts, summaries?.summary_400, summaries?.summary_190, summaries?.summary].find(Boolean)
}

/** "Season 1, Episode 6", without unknown parts. `hide_season_label` omits the season. */
export function seasonLine(
  { hierarchy, season_num, season_name, episode_num, meta }: WatchTitle,
  t: TranslateFunction,
) {
  const number = hierarchy?.season_num ?? season_num
  const name = hierarchy?.season_name || season_name || (number === undefined ? '' : t('season', { number }))
  const season = meta?.hide_season_label ? '' : name
  const episode = episode_num === undefined ? '' : t('episode', { number: episode_num })
  return [season, episode].filter(Boolean).join(', ') || undefined
}

/** Sorted by number (spec: extras sorted by episode_num); items without one are last, in their order. */
export function sortByEpisodeNumber<Item extends { episode_num?: number }>(items: readonly Item[]): Item[] {
  const numberOf = ({ episode_num = Infinity }: Item) => episode_num
  // Infinity - Infinity is NaN: 0 keeps the order.
  return [...items].sort((first, second) => numberOf(first) - numberOf(second) || 0)
}

/**
 * Release date (spec, section 2: Watch page) as MMMM D, YYYY, for example "March 24, 1916"; a year is unchanged. An
 * invalid date is replaced by the release year.
 * @param format day.js format of the brand (`format_release`)
 * @returns undefined if neither is known
 */
export function releaseText(
  { release_date, release_year }: Pick<TitleCard, 'release_date' | 'release_year'>,
  format = 'MMMM D, YYYY',
): string | undefined {
  const text = release_date?.trim()
  const date = text && text.length > 4 ? formatDate(text, format) : text
  return date || release_year?.toString()
}
