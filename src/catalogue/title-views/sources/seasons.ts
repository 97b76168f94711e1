import type { Episode, Season, Title } from '../../../generated/types'
import quickEpisode from '../../../generated/validators/service/episode.quick.js'
import quickSeason from '../../../generated/validators/service/season.quick.js'
import { getEpisodes, getSeasons } from '../../../service/inventory'
import type { ViewSource } from '../../../site/registry'
import type { Runtime } from '../../../site/runtime'
import { readList } from '../../../site/validate/readAnswer'

/** The seasons of a series with their episodes, in order. */
export interface SeasonGroup {
  season: Season
  episodes: Episode[]
}

/**
 * Seasons and episodes of a series, asked for side by side.
 * @throws ServiceError when the service refuses or does not answer
 */
export async function loadSeasons({ http, problems }: Runtime, id: string | number): Promise<SeasonGroup[]> {
  const [seasons, episodes] = await Promise.all([
    getSeasons(http, id).then((reply) =>
      readList<Season>(reply, { schema: 'service/season', quick: quickSeason, problems }),
    ),
    getEpisodes(http, id).then((reply) =>
      readList<Episode>(reply, { schema: 'service/episode', quick: quickEpisode, problems }),
    ),
  ])
  return groupEpisodes(seasons.items, episodes.items)
}

/**
 * Episodes by the number of their season, each season's by their own number (spec, section 4: Title loading). Seasons
 * come by number; what names a season that is not listed makes one; what names none stands in the last.
 */
export function groupEpisodes(seasons: readonly Season[], episodes: readonly Episode[]): SeasonGroup[] {
  const groups = new Map<number, SeasonGroup>()
  for (const season of seasons)
    if (!groups.has(season.season_num)) groups.set(season.season_num, { season, episodes: [] })
  const last = Math.max(...groups.keys(), ...episodes.map(({ season_num }) => season_num ?? 0), 0)
  for (const episode of episodes) {
    const number = episode.season_num ?? episode.hierarchy?.season_num ?? last
    const group = groups.get(number) ?? {
      season: { id: `season-${number}`, season_num: number, name: episode.season_name },
      episodes: [],
    }
    group.episodes.push(episode)
    groups.set(number, group)
  }
  const byNumber = (one: Episode, other: Episode) =>
    (one.episode_num ?? Infinity) - (other.episode_num ?? Infinity) || 0
  return [...groups.values()]
    .map(({ season, episodes: list }) => ({ season, episodes: list.sort(byNumber) }))
    .sort((one, other) => one.season.season_num - other.season.season_num)
}

/** The season that is chosen at first: the last one with episodes, else the last (spec, section 4). */
export function firstSeason(groups: readonly SeasonGroup[]): SeasonGroup | undefined {
  return groups.findLast(({ episodes }) => episodes.length > 0) ?? groups.at(-1)
}

/** Key of the seasons of a title for `useService`. */
export const seasonsKey = (title: Pick<Title, 'id' | 'slug'>) => `seasons ${title.id ?? title.slug}`

export const seasonsSource: ViewSource<unknown, SeasonGroup[]> = {
  key: seasonsKey,
  load: ({ runtime, title }) => loadSeasons(runtime, title.id ?? title.slug),
  count: (groups) => groups.reduce((sum, { episodes }) => sum + episodes.length, 0),
}
