import { expect, test } from 'vitest'
import type { Event } from '../generated/types'
import { eventName, fullEventName } from './eventFacts'

const title = { name: 'Sunrise' }

test.each<[string, Event, string, string]>([
  ['both names', { id: 7, event_name: 'Opening', name: 'Sunrise: opening' }, 'Opening', 'Opening'],
  ['event_name alone', { id: 7, event_name: 'Opening', title }, 'Opening', 'Sunrise: Opening'],
  ['name alone', { id: 7, name: 'Opening' }, 'Opening', 'Opening'],
  ['an empty event_name', { id: 7, event_name: '', name: 'Opening' }, 'Opening', 'Opening'],
  ['only a title', { id: 7, title }, 'Sunrise', 'Sunrise'],
  ['no name at all', { id: 7 }, '7', '7'],
])('names an event: %s', (_, event, name, full) => {
  expect([eventName(event), fullEventName(event)]).toEqual([name, full])
})
