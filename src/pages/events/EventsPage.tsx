import type { PageProps } from '../../site/pageProps'
import { EventDetail } from './detail/EventDetail'
import { EventList } from './EventList'

/** All events, or the one with the id in the address (spec part 2, section 2: Events list, Event detail). */
export default function EventsPage({ route, params }: PageProps) {
  // The parameter may have any name.
  const id = params.id ?? Object.values(params).at(-1)
  const base = (route?.route ?? '/events').replace(/\/:.*/, '') || '/'
  if (id === undefined) return <EventList route={route} base={base} />
  return <EventDetail key={id} id={id} base={base} format={route?.time_format} />
}
