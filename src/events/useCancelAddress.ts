import type { EventId } from '../service/events/rsvp'
import { segment } from '../service/http/segment'
import { useRuntime } from '../site/react/RuntimeContext'

/** Where the visitor's own answer is taken back; undefined where the site has no such page, or the answer no id. */
export function useCancelAddress(event: EventId | undefined, rsvp: EventId | undefined): string | undefined {
  const route = useRuntime()
    .routes()
    .find(({ component }) => component === 'eventrsvpcancel')?.route
  if (!route || event === undefined || rsvp === undefined) return undefined
  // The parameters by their order, whatever the route calls them: eventId, then rsvpId.
  const ids = [event, rsvp]
  return route.replace(/:[^/?]+\??/g, () => segment(ids.shift() ?? ''))
}
