const UNITS = [
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const

/**
 * Formats a time for screen readers: "1 hour 2 minutes 3 seconds". Omits units that are 0.
 * @param seconds fractions are dropped; invalid values count as 0
 */
export function spokenTime(seconds: number, locale: string): string {
  let remaining = seconds > 0 && seconds < Number.POSITIVE_INFINITY ? Math.floor(seconds) : 0
  const format = (unit: string, count: number) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
  const parts = UNITS.flatMap(([unit, length]) => {
    const count = Math.floor(remaining / length)
    remaining -= count * length
    return count > 0 ? [format(unit, count)] : []
  })
  return parts.join(' ') || format('second', 0)
}
