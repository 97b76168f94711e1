const UNITS = [
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const

/**
 * A time in the words of a language, for who hears it: "1 hour 2 minutes 3 seconds". What is nothing is not said.
 * @param seconds fractions are left out; what is no length is 0
 */
export function spokenTime(seconds: number, locale: string): string {
  let rest = seconds > 0 && seconds < Number.POSITIVE_INFINITY ? Math.floor(seconds) : 0
  const say = (unit: string, count: number) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
  const parts = UNITS.flatMap(([unit, length]) => {
    const count = Math.floor(rest / length)
    rest -= count * length
    return count > 0 ? [say(unit, count)] : []
  })
  return parts.join(' ') || say('second', 0)
}
