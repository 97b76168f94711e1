import { useRuntime } from '../site/react/RuntimeContext'

/** Path of the list of events of this site. Default /events (spec part 2, section 2: Events list). */
export function useEventsPath(): string {
  const route = useRuntime()
    .routes()
    .find(({ component }) => component === 'events')?.route
  return route?.replace(/\/:.*/, '') || '/events'
}
