const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const formats = new Map<string, Intl.DateTimeFormat | undefined>()

/** Made once for each zone: that is what costs. Undefined for a zone that nobody knows. */
function formatOf(zone: string): Intl.DateTimeFormat | undefined {
  if (!formats.has(zone)) {
    try {
      const parts = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const
      formats.set(
        zone,
        new Intl.DateTimeFormat('en-US', { ...parts, timeZone: zone, hourCycle: 'h23', timeZoneName: 'short' }),
      )
    } catch {
      formats.set(zone, undefined)
    }
  }
  return formats.get(zone)
}

/** Whether there is a zone of this name, for example America/Los_Angeles. */
export const isZone = (zone: string | undefined): zone is string => Boolean(zone && formatOf(zone))

/** The name of the zone of this browser. */
export const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** A fixed offset. Older browsers have no zone for it. */
const FIXED = /^([+-])(\d{2}):(\d{2})$/

/**
 * Offset of a zone from UTC at a moment, and its short name.
 * @param at milliseconds since 1970
 * @param zone one that `isZone` knows, or an offset as ±HH:MM
 * @returns minutes, and for example "PST" or "GMT-8"
 */
export function zoneOffset(at: number, zone: string): { offset: number; name: string } {
  const [, sign, hours, minutes] = FIXED.exec(zone) ?? []
  if (sign) {
    const offset = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
    return { offset, name: `GMT${sign}${Number(hours)}${minutes === '00' ? '' : `:${minutes}`}` }
  }
  const found = new Map(
    formatOf(zone)
      ?.formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  const number = (type: string) => Number(found.get(type as Intl.DateTimeFormatPartTypes))
  const wall = Date.UTC(number('year'), number('month') - 1, number('day'), number('hour'), number('minute'))
  return { offset: Math.round((wall - at) / MINUTE), name: found.get('timeZoneName') ?? zone }
}

/**
 * The moment at which the clocks of a zone show this. Where they show it twice, the first; where they leave it out, as
 * much later as they are put forward.
 * @param wall what the clocks show, in milliseconds as if it were Greenwich
 */
export function momentOf(wall: number, zone: string): number {
  const before = zoneOffset(wall - DAY, zone).offset
  const after = zoneOffset(wall + DAY, zone).offset
  const early = wall - before * MINUTE
  const late = wall - after * MINUTE
  return zoneOffset(early, zone).offset !== before && zoneOffset(late, zone).offset === after ? late : early
}
