import { useSyncExternalStore } from 'react'
import { useDataScope } from '../data/DataContext'
import type { Event, Rsvp } from '../generated/types'
import { createStore } from '../lib/store'
import type { EventId } from '../service/events/rsvp'

/** Answers of this page's life, by site, visitor and event. In no storage: they hold names and addresses (threats S10). */
const answers = createStore<ReadonlyMap<string, Rsvp>>(new Map())

/**
 * What the visitor has answered since the page was opened. The service tells those who are signed in; guests it cannot
 * know. Cancelling clears it (spec part 2, section 4: RSVP cancel).
 */
export function useOwnAnswers() {
  const { site, visitor } = useDataScope()
  const kept = useSyncExternalStore(answers.subscribe, answers.get)
  const keyOf = (id: EventId) => `${site} ${visitor} ${id}`
  return {
    /** The event with the visitor's latest answer. */
    withAnswer(event: Event): Event {
      const rsvp = kept.get(keyOf(event.id ?? ''))
      return rsvp ? { ...event, rsvp } : event
    },
    keep: (id: EventId, rsvp: Rsvp) => answers.set(new Map(answers.get()).set(keyOf(id), rsvp)),
    /** The service may still tell the one before. */
    clear(id: EventId) {
      const nobody = { first_name: '-', last_name: '-', email: '---', is_cancelled: true }
      answers.set(new Map(answers.get()).set(keyOf(id), nobody))
    },
  }
}
