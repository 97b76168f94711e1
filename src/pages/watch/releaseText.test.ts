import { expect, test } from 'vitest'
import { releaseText } from './releaseText'

test.each([
  ['a day', { release_date: '1916-03-24' }, undefined, 'March 24, 1916'],
  ['a month', { release_date: '1916-03' }, undefined, 'March 1, 1916'],
  ['a year', { release_date: '1916' }, undefined, '1916'],
  ['a year keeps its form', { release_date: '1916' }, 'D MMMM YYYY', '1916'],
  ['the format of the brand', { release_date: '1916-03-24' }, 'D MMMM YYYY', '24 March 1916'],
  ['no date, but a year', { release_year: 1916 }, undefined, '1916'],
  ['what is no date', { release_date: 'spring 1916', release_year: 1916 }, undefined, '1916'],
  ['an impossible day', { release_date: '1916-02-31', release_year: 1916 }, undefined, '1916'],
  ['an empty date', { release_date: '', release_year: 1916 }, undefined, '1916'],
  ['nothing', {}, undefined, undefined],
])('%s', (_, title, format, text) => {
  expect(releaseText(title, format)).toBe(text)
})
