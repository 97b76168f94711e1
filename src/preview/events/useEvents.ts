import { useEffect, useState } from 'react'
import type { SiteEvent } from '../../service/siteEvents'

export interface RecordedEvent {
  event: SiteEvent
  /** Milliseconds since 1970. */
  time: number
}

/** Maximum number of listed events. */
const MAX_EVENTS = 50

/** The latest events of the site since mounting, newest first. */
export function useEvents(): readonly RecordedEvent[] {
  const [events, setEvents] = useState<readonly RecordedEvent[]>([])
  useEffect(() => {
    const onEvent = ({ detail: event }: CustomEvent<SiteEvent>) =>
      setEvents((before) => [{ event, time: Date.now() }, ...before].slice(0, MAX_EVENTS))
    document.addEventListener('marquee', onEvent)
    return () => document.removeEventListener('marquee', onEvent)
  }, [])
  return events
}
