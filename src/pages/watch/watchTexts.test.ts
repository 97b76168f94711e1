import { expect, test } from 'vitest'
import { createText } from '../../text/createText'
import { releaseText, seasonLine, sortByEpisodeNumber, watchHeading, watchSummary } from './watchTexts'

const t = createText()

test.each([
  ['the mapping of the title type', { title_type: 'episode' }, { episode: 'Chapter' }, 'Chapter'],
  ['none for a type without a mapping', { title_type: 'extra' }, { episode: 'Chapter' }, undefined],
  ['none without mappings', { title_type: 'extra' }, undefined, undefined],
  ['none for an empty mapping', { title_type: 'extra' }, { extra: '' }, undefined],
  ['none for a title without a type', {}, { undefined: 'Never' }, undefined],
  ['none for a type named like a property of Object.prototype', { title_type: 'constructor' }, {}, undefined],
])('returns the heading: %s', (_, title, mappings, heading) => {
  expect(watchHeading(title, mappings as Record<string, string> | undefined)).toBe(heading)
})

const summaries = { summary: 'S', summary_190: '190', summary_400: '400' }

test.each([
  ['summary_400 of a title with a type', { title_type: 'episode', description: 'D', summaries }, '400'],
  ['description of a title with a type, but without summaries', { title_type: 'episode', description: 'D' }, 'D'],
  ['description of a title without a type', { description: 'D', summaries }, 'D'],
  ['summary_400 of a title without type and description', { summaries }, '400'],
  ['short summary if a title with a type has no longer one', { title_type: 'extra', summaries: { summary: 'S' } }, 'S'],
  ['none if all texts are empty', { title_type: 'extra', description: '', summaries: { summary_400: '' } }, undefined],
  ['none without texts', {}, undefined],
])('returns the summary: %s', (_, title, text) => {
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
])('returns season and episode: %s', (_, title, line) => {
  expect(seasonLine(title, t)).toBe(line)
})

test.each([
  ['by number', [3, 1, 2], 'b c a'],
  ['without a number last, in their order', [undefined, 2, undefined, 1], 'd b a c'],
  ['equal numbers in their order', [1, 1, 0], 'c a b'],
  ['no numbers', [undefined, undefined], 'a b'],
  ['nothing', [], ''],
])('sorts extras: %s', (_, numbers, order) => {
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
])('formats the release date: %s', (_, title, format, text) => {
  expect(releaseText(title, format)).toBe(text)
})
