import { useEffect, useState } from 'react'
import type { SiteEvent } from '../../service/siteEvents'
import './events.scss'

/** An event, and when it came. */
export interface HeardEvent {
  event: SiteEvent
  /** Milliseconds since 1970. */
  time: number
}

/** So many of them are listed. */
const MOST = 50

/** The latest events of the site, the newest first, from now on. */
export function useEvents(): readonly HeardEvent[] {
  const [events, setEvents] = useState<readonly HeardEvent[]>([])
  useEffect(() => {
    const hear = ({ detail: event }: CustomEvent<SiteEvent>) =>
      setEvents((before) => [{ event, time: Date.now() }, ...before].slice(0, MOST))
    document.addEventListener('marquee', hear)
    return () => document.removeEventListener('marquee', hear)
  }, [])
  return events
}

interface Props {
  events: readonly HeardEvent[]
  /** What the tools are told of them. */
  told: string
}

/** What analytics hear of this page, as docs/analytics.md lists it. */
export function EventList({ events, told }: Props) {
  return (
    <section className="mqp-choice" aria-labelledby="mqp-events">
      <h3 className="mqp-label" id="mqp-events">
        Events
      </h3>
      <div>
        <p className="mqp-note">{told}</p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
        <ol className="mqp-events" tabIndex={0} aria-labelledby="mqp-events">
          {events.map(({ event: { name, ...fields }, time }, at) => (
            <li key={events.length - at}>
              <time>{CLOCK.format(time)}</time> <code>{name}</code>{' '}
              <code className="mqp-fields">{wordsOf(fields)}</code>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

const CLOCK = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' })

const wordsOf = (fields: object) =>
  Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => `${field}: ${value}`)
    .join(' · ')

/** Who is told of the events of a site config, and whether the visitor lets them. Anything unreadable names nobody. */
export function toldOf(config: unknown, consent: string | undefined): string {
  const { analytics_code, site_config } = (config ?? {}) as { analytics_code?: unknown; site_config?: unknown }
  const { adobe_embed_src, cookies_consent } = (site_config ?? {}) as Record<string, unknown>
  const tools = [analytics_code && 'analytics_code', adobe_embed_src && 'adobe_embed_src'].filter(Boolean)
  if (tools.length === 0) return 'No tool is named in the config: DOM events only.'
  const asks = (cookies_consent as { enabled?: unknown } | undefined)?.enabled === true
  const allowed = !asks || consent === 'all' || consent?.split(',').includes('analytics')
  return `Told to ${tools.join(' and ')}${allowed ? '.' : ' once analytics are allowed: now to nobody.'}`
}
