import type { EventId } from '../service/events/rsvp'
import { encodePathSegment } from '../service/http/segment'
import { useRuntime, useSession } from '../site/react/RuntimeContext'
import { findCancelParamNames } from './findCancelParamNames'

const ROUTE_PARAMETER_PATTERN = /:([^/?]+)\??/g

/** The route of the cancel page; undefined if the site has none. */
export function useRsvpCancelRoute(): string | undefined {
  return useRuntime()
    .routes()
    .find(({ component }) => component === 'eventrsvpcancel')?.route
}

/**
 * Address of the cancel page for the visitor's own RSVP. Undefined for guests, who need the token in the link of their email (spec part 2, section 6), and if the site has no
 * such page or the RSVP has no id.
 */
export function useRsvpCancelAddress(event: EventId | undefined, rsvp: EventId | undefined): string | undefined {
  const route = useRsvpCancelRoute()
  const { signedIn } = useSession()
  if (!signedIn || !route || event === undefined || rsvp === undefined) return undefined
  const { rsvpId } = findCancelParamNames([...route.matchAll(ROUTE_PARAMETER_PATTERN)].map(([, name = '']) => name))
  return route.replace(ROUTE_PARAMETER_PATTERN, (_, name: string) => encodePathSegment(name === rsvpId ? rsvp : event))
}
