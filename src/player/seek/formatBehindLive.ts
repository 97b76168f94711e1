const MINUTE_SECONDS = 60
const HOUR_SECONDS = 60 * MINUTE_SECONDS

/**
 * Formats the distance to the live edge: "28 sec", "6 min", "1 hr 5 min". Shows seconds only below a minute.
 * @param seconds invalid values count as 0
 */
export function formatBehindLive(seconds: number, locale: string): string {
  const whole = seconds > 0 && seconds < Number.POSITIVE_INFINITY ? Math.floor(seconds) : 0
  const format = (unit: string, count: number) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(count)
  if (whole < MINUTE_SECONDS) return format('second', whole)
  const [hours, minutes] = [Math.floor(whole / HOUR_SECONDS), Math.floor((whole % HOUR_SECONDS) / MINUTE_SECONDS)]
  return [hours > 0 && format('hour', hours), (minutes > 0 || hours === 0) && format('minute', minutes)]
    .filter(Boolean)
    .join(' ')
}
