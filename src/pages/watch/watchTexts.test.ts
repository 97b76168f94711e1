import { expect, test } from 'vitest'
import { createText } from '../../text/createText'
import { releaseText, seasonLine, sortByEpisodeNumber, watchHeading, watchSummary } from './watchTexts'

const t = createText()

test.each([
  ['of its type', { title_type: 'episode' }, { episode: 'Chapter' }, 'Chapter'],
  ['another type', { title_type: 'extra' }, { episode: 'Chapter' }, undefined],
  ['no mappings', { title_type: 'extra' }, undefined, undefined],
  ['an empty heading', { title_type: 'extra' }, { extra: '' }, undefined],
  ['no type', {}, { undefined: 'Never' }, undefined],
  ['a property of Object.prototype', { title_type: 'constructor' }, {}, undefined],
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
    'a named season',
    { hierarchy: { season_num: 1, season_name: 'Siegfried' }, episode_num: 6 },
    'Siegfried, Episode 6',
  ],
  ['fields of the episode', { season_num: 2, episode_num: 6 }, 'Season 2, Episode 6'],
  ['specials', { season_num: 0, episode_num: 0 }, 'Season 0, Episode 0'],
  ['no season', { episode_num: 6 }, 'Episode 6'],
  ['no episode', { season_num: 2 }, 'Season 2'],
  [
    'hidden seasons',
    { season_num: 2, season_name: 'X', episode_num: 6, meta: { hide_season_label: true } },
    'Episode 6',
  ],
  ['nothing', {}, undefined],
])('season and episode: %s', (_, title, line) => {
  expect(seasonLine(title, t)).toBe(line)
})

test.each([
  ['by number', [3, 1, 2], 'b c a'],
  ['without a number last, in their order', [undefined, 2, undefined, 1], 'd b a c'],
  ['equal numbers in their order', [1, 1, 0], 'c a b'],
  ['no numbers', [undefined, undefined], 'a b'],
  ['nothing', [], ''],
])('extras: %s', (_, numbers, order) => {
  const items = numbers.map((episode_num, at) => ({ slug: 'abcd'[at], episode_num }))
  expect(
    sortByEpisodeNumber(items)
      .map(({ slug }) => slug)
      .join(' '),
  ).toBe(order)
})

test.each([
  ['a day', { release_date: '1916-03-24' }, undefined, 'March 24, 1916'],
  ['a month', { release_date: '1916-03' }, undefined, 'March 1, 1916'],
  ['a year', { release_date: '1916' }, undefined, '1916'],
  ['a year ignores the format', { release_date: '1916' }, 'D MMMM YYYY', '1916'],
  ['the format of the brand', { release_date: '1916-03-24' }, 'D MMMM YYYY', '24 March 1916'],
  ['no date, but a year', { release_year: 1916 }, undefined, '1916'],
  ['an invalid date', { release_date: 'spring 1916', release_year: 1916 }, undefined, '1916'],
  ['an impossible day', { release_date: '1916-02-31', release_year: 1916 }, undefined, '1916'],
  ['an empty date', { release_date: '', release_year: 1916 }, undefined, '1916'],
  ['nothing', {}, undefined, undefined],
])('release: %s', (_, title, format, text) => {
  expect(releaseText(title, format)).toBe(text)
})
