import { expect, it } from 'vitest'
import { filterRecentlyAdded } from './filterRecentlyAdded'

const now = Date.parse('2026-11-27T18:00:00Z')
const titlesAddedOn = (newest_date?: string) => [{ slug: 'a', just_added_date: { newest_date } }]

it.each([
  ['2026-11-27', 7, true],
  ['2026-11-20', 7, true],
  ['2026-11-19T23:59:59Z', 7, false],
  ['2026-11-19', 7, false],
  ['2026-11-26', 1, true],
  ['2026-11-25', 1, false],
  ['2026-11-28', 1, true],
  ['soon', 36500, false],
  [undefined, 36500, false],
])('date %s is within the last %d days: %s', (date, days, kept) => {
  expect(filterRecentlyAdded(titlesAddedOn(date), days, now)).toHaveLength(kept ? 1 : 0)
})

it('omits a title without just_added_date', () => {
  expect(filterRecentlyAdded([{ slug: 'a' }], 36500, now)).toEqual([])
})
