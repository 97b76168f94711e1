import { valueAtPath } from '../../lib/json/valueAtPath'
import type { RecordedEvent } from './useEvents'
import './events.scss'

interface Props {
  events: readonly RecordedEvent[]
  /** Which analytics tools receive the events. */
  note: string
}

/** Analytics events of this page, as listed in docs/reference/analytics.md. */
export function EventList({ events, note }: Props) {
  return (
    <section className="mqp-choice" aria-labelledby="mqp-events">
      <h3 className="mqp-label" id="mqp-events">
        Events
      </h3>
      <div>
        <p className="mqp-note">{note}</p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable list must be reachable by keyboard */}
        <ol className="mqp-events" tabIndex={0} aria-labelledby="mqp-events">
          {events.map(({ event: { name, ...fields }, time }, at) => (
            <li key={events.length - at}>
              <time>{TIME_FORMAT.format(time)}</time> <code>{name}</code>{' '}
              <code className="mqp-fields">{fieldsText(fields)}</code>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

const TIME_FORMAT = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' })

const fieldsText = (fields: object) =>
  Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => `${field}: ${value}`)
    .join(' · ')

/** The tools of a site config that receive the events, and whether consent allows it. Invalid configs have no tools. */
export function trackingNote(config: unknown, consent: string | undefined): string {
  const tools = [['analytics_code'], ['site_config', 'adobe_embed_src']]
    .filter((path) => valueAtPath(config, path))
    .map((path) => path.at(-1))
  if (tools.length === 0) return 'The config has no analytics tool. Events are dispatched in the DOM only.'
  const requiresConsent = valueAtPath(config, ['site_config', 'cookies_consent', 'enabled']) === true
  const allowed = !requiresConsent || consent === 'all' || consent?.split(',').includes('analytics')
  return `Sent to ${tools.join(' and ')}${allowed ? '.' : ' after consent to analytics. No consent: not sent now.'}`
}
