import type { Event } from '../generated/types'

export const eventName = ({ id, event_name, name, title }: Event): string =>
  event_name || name || title?.name || String(id)

/** Name with the title in front, for use without other context. */
export const fullEventName = (event: Event): string =>
  [...new Set([event.title?.name, eventName(event)])].filter(Boolean).join(': ')

export function eventLocation({ location, location_name }: Event): { name: string | undefined; lines: string[] } {
  const { name = location_name, address, address2, city, state, zip } = location ?? {}
  const town = [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return { name, lines: [address, address2, town].flatMap((line) => (line?.trim() ? [line] : [])) }
}

export function locationLine(event: Event): string {
  const { name, lines } = eventLocation(event)
  return [name, ...lines].filter(Boolean).join(', ')
}

/**
 * Directions (spec part 2, section 2: Event detail and RSVP panel); undefined without an address or if the event hides
 * them.
 */
export function directionsHref(event: Event): string | undefined {
  const location = locationLine(event)
  if (!event.display_map_link || event.location?.is_virtual || !location) return undefined
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: location })}`
}
