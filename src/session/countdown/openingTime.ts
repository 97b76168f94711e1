export interface OpeningTime {
  /** The time in the visitor's time zone */
  here: string
  /** In the time zone of `start_time`; undefined if both are equal */
  there?: string
}

/**
 * Formats the end of a countdown in its own time zone and in the visitor's.
 * @param text ISO 8601 with its zone
 * @param time the same in milliseconds
 * @param zone IANA name of the visitor's zone. Default: the device's
 */
export function openingTime(text: string, time: number, lang: string, zone?: string): OpeningTime {
  const there = zoneOffset(text)
  const format = (at: number, timeZone: string | undefined, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(lang, { timeZone, ...options }).format(at)
  const shifted = time + there * 60_000
  const day = { weekday: 'long', day: 'numeric', month: 'long' } as const
  const clock = { hour: 'numeric', minute: '2-digit' } as const
  const numeric = { year: 'numeric', month: 'numeric', day: 'numeric', ...clock } as const
  if (format(shifted, 'UTC', numeric) === format(time, zone, numeric))
    return { here: format(time, zone, { ...day, ...clock }) }
  const sameDay = format(shifted, 'UTC', day) === format(time, zone, day)
  return {
    here: format(time, zone, sameDay ? clock : { weekday: 'long', ...clock }),
    there: `${format(shifted, 'UTC', { ...day, ...clock })} (${zoneName(there)})`,
  }
}

/** Minutes that the zone of an ISO date is ahead of UTC; 0 without a zone */
function zoneOffset(text: string): number {
  const [, sign, hours, minutes] = /T.*([+-])(\d{2}):?(\d{2})$/.exec(text) ?? []
  return hours ? (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) : 0
}

function zoneName(minutes: number): string {
  if (minutes === 0) return 'UTC'
  const rest = Math.abs(minutes) % 60
  return `UTC${minutes < 0 ? '−' : '+'}${Math.floor(Math.abs(minutes) / 60)}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`
}
