import { parseJson } from '../../lib/json/parseJson'

/** A moment at which a site changes. */
export interface Moment {
  label: string
  /** Milliseconds since 1970. */
  time: number
}

const PLACES = [
  { path: ['countdown', 'start_time'], label: 'Countdown ends' },
  { path: ['add_global_class_after', 'date'], label: 'Look changes' },
  { path: ['navbar', 'notice', 'until'], label: 'Notice goes' },
]

/** The moments that a site config names. Anything unreadable names none. */
export function momentsOf(config: string): Moment[] {
  let root: unknown
  try {
    root = parseJson(config)
  } catch {
    return []
  }
  return PLACES.flatMap(({ path, label }) => {
    const text = ['site_config', ...path].reduce(fieldOf, root)
    const time = typeof text === 'string' ? Date.parse(text) : Number.NaN
    return Number.isNaN(time) ? [] : [{ label, time }]
  })
}

const fieldOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined
