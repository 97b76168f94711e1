import { expect, test } from 'vitest'
import { createText } from '../../text/createText'
import { byEpisodeNumber, placeLine, watchHeading, watchSummary } from './watchWords'

const t = createText()

test.each([
  ['by its type', { title_type: 'episode' }, { episode: 'Chapter' }, 'Chapter'],
  ['another type', { title_type: 'extra' }, { episode: 'Chapter' }, undefined],
  ['no mappings', { title_type: 'extra' }, undefined, undefined],
  ['an empty one', { title_type: 'extra' }, { extra: '' }, undefined],
  ['no type', {}, { undefined: 'Never' }, undefined],
  ['a word of every object', { title_type: 'constructor' }, {}, undefined],
])('heading: %s', (_, title, mappings, heading) => {
  expect(watchHeading(title, mappings as Record<string, string> | undefined)).toBe(heading)
})

const summaries = { summary: 'S', summary_190: '190', summary_400: '400' }

test.each([
  ['typed', { title_type: 'episode', description: 'D', summaries }, '400'],
  ['typed, without a summary', { title_type: 'episode', description: 'D' }, 'D'],
  ['without a type', { description: 'D', summaries }, 'D'],
  ['without a type and description', { summaries }, '400'],
  ['typed, with a short one only', { title_type: 'extra', summaries: { summary: 'S' } }, 'S'],
  ['empty texts', { title_type: 'extra', description: '', summaries: { summary_400: '' } }, undefined],
  ['nothing', {}, undefined],
])('summary: %s', (_, title, text) => {
  expect(watchSummary(title)).toBe(text)
})

test.each([
  ['both', { hierarchy: { season_num: 1 }, episode_num: 6 }, 'Season 1, Episode 6'],
  [
    'a name of its own',
    { hierarchy: { season_num: 1, season_name: 'Siegfried' }, episode_num: 6 },
    'Siegfried, Episode 6',
  ],
  ['by its own fields', { season_num: 2, episode_num: 6 }, 'Season 2, Episode 6'],
  ['specials', { season_num: 0, episode_num: 0 }, 'Season 0, Episode 0'],
  ['no season', { episode_num: 6 }, 'Episode 6'],
  ['no episode', { season_num: 2 }, 'Season 2'],
  [
    'hidden seasons',
    { season_num: 2, season_name: 'X', episode_num: 6, meta: { hide_season_label: true } },
    'Episode 6',
  ],
  ['nothing', {}, undefined],
])('place: %s', (_, title, line) => {
  expect(placeLine(title, t)).toBe(line)
})

test.each([
  ['by number', [3, 1, 2], 'b c a'],
  ['none last, as they came', [undefined, 2, undefined, 1], 'd b a c'],
  ['ties as they came', [1, 1, 0], 'c a b'],
  ['none at all', [undefined, undefined], 'a b'],
  ['nothing', [], ''],
])('extras: %s', (_, numbers, order) => {
  const items = numbers.map((episode_num, at) => ({ slug: 'abcd'[at], episode_num }))
  expect(
    byEpisodeNumber(items)
      .map(({ slug }) => slug)
      .join(' '),
  ).toBe(order)
})
