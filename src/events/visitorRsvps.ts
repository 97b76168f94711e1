import { useSyncExternalStore } from 'react'
import { useDataScope } from '../data/DataContext'
import type { Event, Rsvp } from '../generated/types'
import { createStore } from '../lib/store'
import type { EventId } from '../service/events/rsvp'
import { useRuntime } from '../site/react/RuntimeContext'

/**
 * RSVPs by visitor and event until the page is reloaded. Never stored: they contain names and email addresses (threats
 * S10).
 */
const createVisitorRsvpStore = () => createStore<ReadonlyMap<string, Rsvp>>(new Map())

/**
 * RSVPs that the visitor has sent since the page was loaded. The service knows the RSVPs of signed-in visitors, but not
 * those of guests. Cancelling clears the RSVP (spec part 2, section 4: RSVP cancel).
 */
export function useVisitorRsvps() {
  const { visitor } = useDataScope()
  const store = useRuntime().feature(createVisitorRsvpStore)
  const rsvps = useSyncExternalStore(store.subscribe, store.get)
  const keyOf = (id: EventId) => `${visitor} ${id}`
  return {
    withRsvp(event: Event): Event {
      const rsvp = rsvps.get(keyOf(event.id ?? ''))
      return rsvp ? { ...event, rsvp } : event
    },
    save: (id: EventId, rsvp: Rsvp) => store.set(new Map(store.get()).set(keyOf(id), rsvp)),
    /** Overrides the RSVP that the service may still return. */
    clear(id: EventId) {
      const cancelled = { first_name: '-', last_name: '-', email: '---', is_cancelled: true }
      store.set(new Map(store.get()).set(keyOf(id), cancelled))
    },
  }
}
