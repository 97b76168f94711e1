const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

const formatsByZone = new Map<string, Intl.DateTimeFormat | undefined>()

/** Cached: creating a format is slow. Undefined for an unknown zone. */
function formatOfZone(zone: string): Intl.DateTimeFormat | undefined {
  if (!formatsByZone.has(zone)) {
    try {
      const parts = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const
      formatsByZone.set(
        zone,
        new Intl.DateTimeFormat('en-US', { ...parts, timeZone: zone, hourCycle: 'h23', timeZoneName: 'short' }),
      )
    } catch {
      formatsByZone.set(zone, undefined)
    }
  }
  return formatsByZone.get(zone)
}

/** True for an IANA zone that the browser knows, such as America/Los_Angeles. */
export const isZone = (zone: string | undefined): zone is string => Boolean(zone && formatOfZone(zone))

export const browserZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** A fixed offset, which older browsers do not accept as a zone. */
const FIXED_OFFSET = /^([+-])(\d{2}):(\d{2})$/

/**
 * UTC offset and short name of a zone at a moment.
 * @param time ms since 1970
 * @param zone a zone that `isZone` accepts, or an offset as ±HH:MM
 * @returns offset in minutes, and a name such as "PST" or "GMT-8"
 */
export function zoneOffsetAndName(time: number, zone: string): { offset: number; name: string } {
  const [, sign, hours, minutes] = FIXED_OFFSET.exec(zone) ?? []
  if (sign) {
    const offset = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
    return { offset, name: `GMT${sign}${Number(hours)}${minutes === '00' ? '' : `:${minutes}`}` }
  }
  const parts = new Map<string, string>(
    formatOfZone(zone)
      ?.formatToParts(time)
      .map(({ type, value }) => [type, value]),
  )
  const number = (type: string) => Number(parts.get(type))
  const wallTime = Date.UTC(number('year'), number('month') - 1, number('day'), number('hour'), number('minute'))
  return { offset: Math.round((wallTime - time) / MINUTE_MS), name: parts.get('timeZoneName') ?? zone }
}

/**
 * Converts a wall time to a moment. If it occurs twice, the first one; if it is skipped, shifted by the skipped
 * duration.
 * @param wallTime local time, in ms as if it were UTC
 */
export function wallTimeToUtc(wallTime: number, zone: string): number {
  const offsetBefore = zoneOffsetAndName(wallTime - DAY_MS, zone).offset
  const offsetAfter = zoneOffsetAndName(wallTime + DAY_MS, zone).offset
  const usingBefore = wallTime - offsetBefore * MINUTE_MS
  const usingAfter = wallTime - offsetAfter * MINUTE_MS
  return zoneOffsetAndName(usingBefore, zone).offset !== offsetBefore &&
    zoneOffsetAndName(usingAfter, zone).offset === offsetAfter
    ? usingAfter
    : usingBefore
}
