import { describe, expect, it, test } from 'vitest'
import type { FycEvent } from '../../generated/types'
import { readSortOrder } from '../../page/list/sortOrder'
import { DEFAULT_ORDER, groupScreenings, SORT_COLUMNS, startAndEndTimes } from './screenings'

const screening = (slug: string, start_time?: string, more: Partial<FycEvent> = {}): FycEvent => ({
  slug,
  name: slug,
  status: 'scheduled',
  event_window: { start_time },
  ...more,
})

const EVENTS = [
  screening('wings', '2026-11-27T18:00:00-08:00'),
  screening('Äpfel', '2026-11-28T01:00:00Z'),
  screening('greed'),
  screening('mother', '2026-12-01T20:00:00Z'),
]

test.each([
  // The default: date ascending, compared as moments. Screenings without a date are last in both directions.
  ['', 'Äpfel wings mother greed'],
  ['?sort=date&order=asc', 'Äpfel wings mother greed'],
  ['?sort=date&order=desc', 'mother wings Äpfel greed'],
  ['?sort=name', 'Äpfel greed mother wings'],
  ['?sort=name&order=desc', 'wings mother greed Äpfel'],
  ['?sort=toString&order=up', 'Äpfel wings mother greed'],
])('sorts screenings by the query "%s"', (search, slugs) => {
  const order = readSortOrder(new URLSearchParams(search), SORT_COLUMNS, DEFAULT_ORDER)
  expect(
    groupScreenings(EVENTS, order)
      .upcoming.map(({ slug }) => slug)
      .join(' '),
  ).toBe(slugs)
})

describe('listing by status', () => {
  test.each([
    ['active', {}, 'upcoming'],
    ['scheduled', {}, 'upcoming'],
    ['live', {}, 'live'],
    ['live', { published: false }, undefined],
    ['scheduled', { published: false }, undefined],
    ['scheduled', { published: true }, 'upcoming'],
    ['ended', {}, undefined],
    ['draft', {}, undefined],
    ['Live', {}, undefined],
    ['', {}, undefined],
  ])('lists a screening with the status "%s" and %o as %s', (status, more, expected) => {
    const { live, upcoming } = groupScreenings([screening('a', undefined, { status, ...more })], DEFAULT_ORDER)
    expect(live.length > 0 ? 'live' : upcoming.length > 0 ? 'upcoming' : undefined).toBe(expected)
  })
})

it('returns the valid start and end times of all screenings, and ignores missing and invalid ones', () => {
  const window = { start_time: '2026-11-28T01:00:00Z', end_time: '2026-11-28T02:00:00Z' }
  expect(
    startAndEndTimes([screening('a', undefined, { event_window: window }), screening('b', 'soon'), screening('c')]),
  ).toEqual([Date.parse(window.start_time), Date.parse(window.end_time)])
  expect(startAndEndTimes([{ slug: 'd', name: 'd', status: 'live' }])).toEqual([])
})
