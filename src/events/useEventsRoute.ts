import { useRuntime } from '../site/react/RuntimeContext'

/** Path of the events list (spec part 2, section 2: Events list; default /events) and its time format. */
export function useEventsRoute(): { path: string; timeFormat: string | undefined } {
  const route = useRuntime()
    .routes()
    .find(({ component }) => component === 'events')
  return { path: route?.route.replace(/\/:.*/, '') || '/events', timeFormat: route?.time_format }
}
