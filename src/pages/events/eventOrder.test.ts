import { expect, test } from 'vitest'
import type { Event } from '../../generated/types'
import { readSortOrder } from '../../page/list/sortOrder'
import { DEFAULT_ORDER, SORT_COLUMNS, sortEvents } from './eventOrder'

const EVENTS: Event[] = [
  { id: 1, name: 'wings', start_date: '2026-12-05T19:30:00+01:00', location_name: 'Kanal' },
  { id: 2, name: 'Faust', event_name: 'Äpfel', start_date: '2026-12-05T18:00:00-08:00', location: { name: 'annex' } },
  { id: 3, name: 'Greed', location_name: 'Zoo' },
  { id: 4, name: 'Mother', start_date: '2026-12-05', start_date_timezone: 'UTC' },
]

test.each([
  // The default. Events without a date are last in both directions
  ['', [2, 1, 4, 3]],
  ['?sort=start_date&order=asc', [4, 1, 2, 3]],
  ['?sort=start_date&order=desc', [2, 1, 4, 3]],
  ['?sort=event_name', [2, 3, 4, 1]],
  ['?sort=event_name&order=desc', [1, 4, 3, 2]],
  ['?sort=location_name&order=asc', [4, 2, 1, 3]],
  ['?sort=constructor&order=up', [2, 1, 4, 3]],
])('sorts events by the query "%s"', (search, ids) => {
  expect(
    sortEvents(EVENTS, readSortOrder(new URLSearchParams(search), SORT_COLUMNS, DEFAULT_ORDER)).map(({ id }) => id),
  ).toEqual(ids)
})
