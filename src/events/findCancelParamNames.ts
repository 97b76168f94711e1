/**
 * Which parameters of a cancel route hold the ids: those named eventId and rsvpId (spec part 2, section 2: RSVP cancel
 * page). Parameters with other names fill what is missing, in the order of the route: event, then RSVP.
 * @param names of the route's parameters, in its order
 */
export function findCancelParamNames(names: readonly string[]): {
  eventId: string | undefined
  rsvpId: string | undefined
} {
  const others = names.filter((name) => name !== 'eventId' && name !== 'rsvpId')
  const pick = (name: string) => (names.includes(name) ? name : others.shift())
  return { eventId: pick('eventId'), rsvpId: pick('rsvpId') }
}
