import { useState } from 'react'
import { parseJson } from '../../lib/json/parseJson'
import { valueAtPath } from '../../lib/json/valueAtPath'
import { clockValue } from '../bar/previewLink'
import type { WorldState } from '../bar/world'
import { Choice } from './Choice'

const MINUTE_MS = 60_000

interface Props {
  clock: WorldState['clock']
  now: number
  moments: Moment[]
  linkTo: (clock: string) => string
}

/**
 * The service's clock: the site's default, the real time, a minute before or after a date in the documents, or any
 * time.
 */
export function ClockChoice({ clock, now, moments, linkTo }: Props) {
  const { offset, isSet, isShifted } = clock
  const [typed, setTyped] = useState('')
  const time = typed ? Date.parse(typed) : Number.NaN
  const siteOption = { value: '', label: isShifted ? 'Site default' : 'Now', href: linkTo('') }
  const options = isShifted ? [siteOption, { value: 'real', label: 'Now', href: linkTo('+0s') }] : [siteOption]
  const chosen = !isSet ? '' : Math.abs(offset) < MINUTE_MS ? 'real' : 'set'
  return (
    <Choice name="clock" heading="Clock" options={options} chosen={chosen}>
      {moments.map(({ label, time: moment }) => (
        // A module may be scheduled several times.
        <p key={`${label} ${moment}`} className="mqp-line">
          <span className="mqp-moment">{label}</span>
          {[-MINUTE_MS, MINUTE_MS].map((distance) => (
            <a
              key={distance}
              className="mqp-chip"
              data-choice={`clock ${label} ${moment} ${distance}`}
              href={linkTo(clockValue(moment + distance))}
              aria-label={`A minute ${distance < 0 ? 'before' : 'after'}: ${label}`}
            >
              {distance < 0 ? 'before' : 'after'}
            </a>
          ))}
        </p>
      ))}
      <div className="mqp-line">
        <input
          className="mqp-field"
          type="datetime-local"
          step={1}
          aria-label="Date and time, in your time zone"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <a
          className="mqp-chip"
          data-choice="clock set"
          href={Number.isNaN(time) ? undefined : linkTo(clockValue(time))}
          aria-disabled={Number.isNaN(time) ? 'true' : undefined}
        >
          Set
        </a>
      </div>
      <p className="mqp-note">
        Service time: <time>{TIME_FORMAT.format(now + offset)}</time>
        {offset !== 0 && ', running'}
      </p>
    </Choice>
  )
}

const TIME_FORMAT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'long' })

/** A date in the documents at which the site changes. */
export interface Moment {
  label: string
  /** Milliseconds since 1970. */
  time: number
}

const DATE_FIELDS = [
  { path: ['countdown', 'start_time'], label: 'Countdown ends' },
  { path: ['add_global_class_after', 'date'], label: 'Look changes' },
  { path: ['navbar', 'notice', 'until'], label: 'Notice ends' },
]

/** The dates in a site config. Invalid documents and dates are ignored. */
export function momentsInConfig(config: string): Moment[] {
  const root = tryParseJson(config)
  return DATE_FIELDS.flatMap(({ path, label }) => momentOfField(['site_config', ...path].reduce(fieldOf, root), label))
}

/** The module list of the page at a path; undefined if the config has none. */
export function findModuleListUri(config: string, path: string): string | undefined {
  const routing = fieldOf(fieldOf(tryParseJson(config), 'site_config'), 'routing')
  const route = Array.isArray(routing) ? routing.find((each) => fieldOf(each, 'route') === path) : undefined
  const uri = fieldOf(route, 'modules_uri')
  return typeof uri === 'string' ? uri : undefined
}

/** The start and end dates of the placements in a module list. */
export function momentsInList(listText: string): Moment[] {
  const placements = fieldOf(tryParseJson(listText), 'data')
  if (!Array.isArray(placements)) return []
  return placements.flatMap((placement) => {
    const module = fieldOf(placement, 'module')
    // The name that the page shows.
    const name = ['display_name', 'name', 'slug'].map((field) => fieldOf(module, field)).find(Boolean)
    return [
      ...momentOfField(fieldOf(placement, 'from'), `${name} starts`),
      ...momentOfField(fieldOf(placement, 'until'), `${name} ends`),
    ]
  })
}

function momentOfField(text: unknown, label: string): Moment[] {
  const time = typeof text === 'string' ? Date.parse(text) : Number.NaN
  return Number.isNaN(time) ? [] : [{ label, time }]
}

function tryParseJson(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}

const fieldOf = (value: unknown, key: string): unknown => valueAtPath(value, [key])
