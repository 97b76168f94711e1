import type { Episode, Season } from '../generated/types'
import quick from '../generated/validators/service/season.quick.js'
import { encodePathSegment } from './http/segment'
import { episodesQuery, type TitleRef } from './inventory'
import type { Query, ResponseSchema, ServiceClient } from './query'

const SEASON_SCHEMA: ResponseSchema<Season> = { schema: 'service/season', quick }

export interface SeasonGroup {
  season: Season
  episodes: Episode[]
}

/**
 * Seasons and episodes of a series, requested in parallel: GET /inventory/{id}/seasons/ and /episodes/. If the series has
 * no episodes, they are requested for each season (spec, section 4: Title loading).
 */
export const seasonsQuery = (title: TitleRef): Query<SeasonGroup[]> => ({
  key: `seasons ${title.id ?? title.slug}`,
  tag: { type: 'cards' },
  async read(client) {
    const [seasons, episodes] = await Promise.all([
      client
        .get(`inventory/${encodePathSegment(title.id ?? title.slug)}/seasons/`)
        .then((response) => client.list(response, SEASON_SCHEMA)),
      episodesQuery(title).read(client),
    ])
    if (episodes.length > 0) return groupEpisodes(seasons.items, episodes)
    const perSeason = await Promise.all(seasons.items.map((season) => readSeasonEpisodes(client, season)))
    return groupEpisodes(seasons.items, perSeason.flat())
  },
})

/** Adds the season number, which may be missing in a season's own list. */
async function readSeasonEpisodes(client: ServiceClient, { id, season_num }: Season): Promise<Episode[]> {
  const episodes = await episodesQuery({ id, slug: String(id) }).read(client)
  return episodes.map((episode) => ({ ...episode, season_num }))
}

/**
 * Groups episodes by season number, sorted by episode number (spec, section 4: Title loading). An unlisted season is
 * added; episodes without a season go to the last one.
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
    .map(({ season, episodes }) => ({ season, episodes: episodes.sort(byNumber) }))
    .sort((one, other) => one.season.season_num - other.season.season_num)
}

/** The season that is selected first: the last one with episodes, else the last (spec, section 4) */
export function defaultSeason(groups: readonly SeasonGroup[]): SeasonGroup | undefined {
  return groups.findLast(({ episodes }) => episodes.length > 0) ?? groups.at(-1)
}
