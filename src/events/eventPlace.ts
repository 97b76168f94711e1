import type { Event } from '../generated/types'

/** The name of an event in lists and headings. */
export const nameOfEvent = ({ id, event_name, name, title }: Event): string =>
  event_name || name || title?.name || String(id)

/** The name of an event behind that of its title, for places without other context. */
export const fullNameOfEvent = (event: Event): string =>
  [...new Set([event.title?.name, nameOfEvent(event)])].filter(Boolean).join(': ')

/** The location of an event: its name, and the lines of its address. */
export function placeLines({ location, location_name }: Event): { name: string | undefined; lines: string[] } {
  const { name = location_name, address, address2, city, state, zip } = location ?? {}
  const town = [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return { name, lines: [address, address2, town].flatMap((line) => (line?.trim() ? [line] : [])) }
}

/** The whole address in one line, for maps and calendars. */
export function placeLine(event: Event): string {
  const { name, lines } = placeLines(event)
  return [name, ...lines].filter(Boolean).join(', ')
}

/** The way there (spec part 2, section 2: Event detail and RSVP panel): undefined where there is no address, or none is to be shown. */
export function directionsTo(event: Event): string | undefined {
  const place = placeLine(event)
  if (!event.display_map_link || event.location?.is_virtual || !place) return undefined
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: place })}`
}
