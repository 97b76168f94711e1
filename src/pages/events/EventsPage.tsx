import type { PageProps } from '../../site/pageProps'
import { EventDetail } from './detail/EventDetail'
import { EventList } from './EventList'

/** Events: all of them, or the one whose id stands in the address (spec part 2, section 2: Events list, Event detail). */
export default function EventsPage({ route, params }: PageProps) {
  // The route names its parameter as it likes.
  const id = params.id ?? Object.values(params).at(-1)
  const base = (route?.route ?? '/events').replace(/\/:.*/, '') || '/'
  if (id === undefined) return <EventList route={route} base={base} />
  return <EventDetail key={id} id={id} base={base} format={route?.time_format} />
}
