import { useSyncExternalStore } from 'react'
import { useDataScope } from '../data/DataContext'
import type { Event, Rsvp } from '../generated/types'
import { createStore } from '../lib/store'
import type { EventId } from '../service/events/rsvp'
import { useRuntime } from '../site/react/RuntimeContext'

/** Answers by visitor and event, until the page is reloaded. Never stored: they hold names and addresses (threats S10). */
const createOwnAnswers = () => createStore<ReadonlyMap<string, Rsvp>>(new Map())

/**
 * What the visitor has answered since the page was opened. The service knows the answers of signed-in visitors, but not
 * those of guests. Cancelling clears the answer (spec part 2, section 4: RSVP cancel).
 */
export function useOwnAnswers() {
  const { visitor } = useDataScope()
  const answers = useRuntime().feature(createOwnAnswers)
  const kept = useSyncExternalStore(answers.subscribe, answers.get)
  const keyOf = (id: EventId) => `${visitor} ${id}`
  return {
    /** The event with the visitor's latest answer. */
    withAnswer(event: Event): Event {
      const rsvp = kept.get(keyOf(event.id ?? ''))
      return rsvp ? { ...event, rsvp } : event
    },
    keep: (id: EventId, rsvp: Rsvp) => answers.set(new Map(answers.get()).set(keyOf(id), rsvp)),
    /** Overrides the answer that the service may still report. */
    clear(id: EventId) {
      const nobody = { first_name: '-', last_name: '-', email: '---', is_cancelled: true }
      answers.set(new Map(answers.get()).set(keyOf(id), nobody))
    },
  }
}
