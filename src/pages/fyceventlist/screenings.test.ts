import { describe, expect, it, test } from 'vitest'
import type { FycEvent } from '../../generated/types'
import { readOrder } from '../../page/list/sortOrder'
import { FIRST_ORDER, SORTS, sortScreenings, turnsOf } from './screenings'

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
  // The default: date ascending, by the moment and not by the words. What has no date is last both ways.
  ['', 'Äpfel wings mother greed'],
  ['?sort=date&order=asc', 'Äpfel wings mother greed'],
  ['?sort=date&order=desc', 'mother wings Äpfel greed'],
  ['?sort=name', 'Äpfel greed mother wings'],
  ['?sort=name&order=desc', 'wings mother greed Äpfel'],
  ['?sort=toString&order=up', 'Äpfel wings mother greed'],
])('order %s', (search, slugs) => {
  const order = readOrder(new URLSearchParams(search), SORTS, FIRST_ORDER)
  expect(
    sortScreenings(EVENTS, order)
      .coming.map(({ slug }) => slug)
      .join(' '),
  ).toBe(slugs)
})

describe('what is listed, and what can be opened', () => {
  test.each([
    ['active', {}, 'coming'],
    ['scheduled', {}, 'coming'],
    ['live', {}, 'live'],
    ['live', { published: false }, undefined],
    ['scheduled', { published: false }, undefined],
    ['scheduled', { published: true }, 'coming'],
    ['ended', {}, undefined],
    ['draft', {}, undefined],
    ['Live', {}, undefined],
    ['', {}, undefined],
  ])('%s %o: %s', (status, more, expected) => {
    const { live, coming } = sortScreenings([screening('a', undefined, { status, ...more })], FIRST_ORDER)
    expect(live.length > 0 ? 'live' : coming.length > 0 ? 'coming' : undefined).toBe(expected)
  })
})

it('its window says when to look again; what is no date says nothing', () => {
  const window = { start_time: '2026-11-28T01:00:00Z', end_time: '2026-11-28T02:00:00Z' }
  expect(
    turnsOf([screening('a', undefined, { event_window: window }), screening('b', 'soon'), screening('c')]),
  ).toEqual([Date.parse(window.start_time), Date.parse(window.end_time)])
  expect(turnsOf([{ slug: 'd', name: 'd', status: 'live' }])).toEqual([])
})
