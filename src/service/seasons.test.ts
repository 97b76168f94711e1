import { expect, test } from 'vitest'
import type { Episode, Season } from '../generated/types'
import type { ServiceClient } from './query'
import { defaultSeason, groupEpisodes, seasonsQuery } from './seasons'

const season = (season_num: number): Season => ({ id: `s${season_num}`, season_num })
const episode = (slug: string, season_num?: number, episode_num?: number): Episode => ({
  slug,
  season_num,
  episode_num,
})
const formatGroups = (groups: ReturnType<typeof groupEpisodes>) =>
  groups.map(({ season: { season_num }, episodes }) =>
    `${season_num}: ${episodes.map(({ slug }) => slug).join(' ')}`.trim(),
  )

test.each([
  [
    'sorts episodes by season and number',
    [season(2), season(1)],
    [episode('b', 1, 2), episode('c', 2, 1), episode('a', 1, 1)],
    ['1: a b', '2: c'],
  ],
  ['adds a season that is not listed', [season(1)], [episode('a', 1, 1), episode('x', 4, 1)], ['1: a', '4: x']],
  ['puts episodes without a season in the last one', [season(1), season(2)], [episode('a')], ['1:', '2: a']],
  [
    'reads the season of an episode from its hierarchy',
    [season(1), season(2)],
    [{ slug: 'a', hierarchy: { season_num: 1 } }],
    ['1: a', '2:'],
  ],
  [
    'puts episodes without a number last, in their order',
    [season(1)],
    [episode('x', 1), episode('a', 1, 1), episode('y', 1)],
    ['1: a x y'],
  ],
  ['merges two seasons of the same number', [season(1), season(1)], [episode('a', 1, 1)], ['1: a']],
  ['sorts specials first', [season(1), season(0)], [episode('a', 1, 1), episode('s', 0, 1)], ['0: s', '1: a']],
  ['returns an empty list without seasons and episodes', [], [], []],
  ['groups episodes without seasons', [], [episode('a'), episode('b')], ['0: a b']],
])('%s', (_, seasons, episodes, expected) => {
  expect(formatGroups(groupEpisodes(seasons, episodes))).toEqual(expected)
})

test.each([
  ['the last season with episodes', [season(1), season(2), season(3)], [episode('a', 1, 1), episode('b', 2, 1)], 2],
  ['the last season when none has episodes', [season(1), season(2)], [], 2],
  ['nothing without seasons', [], [], undefined],
])('selects %s first', (_, seasons, episodes, number) => {
  expect(defaultSeason(groupEpisodes(seasons, episodes))?.season.season_num).toBe(number)
})

const clientOf = (answers: Record<string, unknown[]>) => {
  const asked: string[] = []
  const client = {
    async get(path: string) {
      asked.push(path)
      return { data: { data: answers[path] }, text: '', path }
    },
    list: async ({ data }: { data: { data: unknown[] } }) => ({ items: data.data, total: data.data.length }),
  }
  return { asked, client: client as unknown as ServiceClient }
}
const SEASONS_ANSWER = { 'inventory/9/seasons/': [season(1), season(2)] }

test('loads the episodes of all seasons with one request', async () => {
  const { asked, client } = clientOf({ ...SEASONS_ANSWER, 'inventory/9/episodes/': [episode('a', 1), episode('b', 2)] })
  expect(formatGroups(await seasonsQuery({ id: 9, slug: 'serial' }).read(client))).toEqual(['1: a', '2: b'])
  expect(asked).toEqual(['inventory/9/seasons/', 'inventory/9/episodes/'])
})

test('requests each season when the series has no episodes', async () => {
  const { asked, client } = clientOf({
    ...SEASONS_ANSWER,
    'inventory/9/episodes/': [],
    'inventory/s1/episodes/': [episode('b', undefined, 2), episode('a', undefined, 1)],
    'inventory/s2/episodes/': [episode('c', 7)],
  })
  expect(formatGroups(await seasonsQuery({ id: 9, slug: 'serial' }).read(client))).toEqual(['1: a b', '2: c'])
  expect(asked.slice(2)).toEqual(['inventory/s1/episodes/', 'inventory/s2/episodes/'])
})
