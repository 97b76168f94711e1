const MINUTE = 60
const HOUR = 60 * MINUTE

/**
 * How far behind the live edge a viewer is, as it stands beside the way there: "28 sec", "6 min", "1 hr 5 min". Seconds
 * count below a minute alone: nobody needs them of an hour.
 * @param seconds what is no number counts as none
 */
export function behindWords(seconds: number, locale: string): string {
  const whole = seconds > 0 && seconds < Number.POSITIVE_INFINITY ? Math.floor(seconds) : 0
  const say = (unit: string, count: number) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(count)
  if (whole < MINUTE) return say('second', whole)
  const [hours, minutes] = [Math.floor(whole / HOUR), Math.floor((whole % HOUR) / MINUTE)]
  return [hours > 0 && say('hour', hours), (minutes > 0 || hours === 0) && say('minute', minutes)]
    .filter(Boolean)
    .join(' ')
}
