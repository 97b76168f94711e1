import { useRuntime } from '../site/react/RuntimeContext'

/** Path of the site's list of events (spec part 2, section 2: Events list; default /events), and how it formats times. */
export function useEventsRoute(): { path: string; timeFormat: string | undefined } {
  const route = useRuntime()
    .routes()
    .find(({ component }) => component === 'events')
  return { path: route?.route.replace(/\/:.*/, '') || '/events', timeFormat: route?.time_format }
}
