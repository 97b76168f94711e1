import type { Dayjs } from 'dayjs'

/** The `Intl` option for each token of a day.js format. */
const FORMAT_TOKENS: [letters: RegExp, options: Intl.DateTimeFormatOptions][] = [
  [/dddd/, { weekday: 'long' }],
  [/(?<!d)ddd?(?!d)/, { weekday: 'short' }],
  [/YYYY/, { year: 'numeric' }],
  [/(?<!Y)YY(?!Y)/, { year: '2-digit' }],
  [/MMMM/, { month: 'long' }],
  [/(?<!M)MMM(?!M)/, { month: 'short' }],
  [/(?<!M)MM(?!M)/, { month: '2-digit' }],
  [/(?<!M)M(?!M)/, { month: 'numeric' }],
  [/DD/, { day: '2-digit' }],
  [/(?<!D)D(?!D)/, { day: 'numeric' }],
  [/HH|hh|kk/, { hour: '2-digit' }],
  [/(?<![Hhk])[Hhk](?![Hhk])/, { hour: 'numeric' }],
  [/m/, { minute: '2-digit' }],
  [/s/, { second: '2-digit' }],
]

const cachedFormats = new Map<string, Intl.DateTimeFormat>()

/**
 * Formats a date in a language. The day.js format only selects the parts; their order and the 12 or 24 hour clock are those
 * of the language.
 * @param time in the zone to show
 */
export function formatDateIn(language: string, time: Dayjs, format: string): string {
  const key = `${language} ${format}`
  let intlFormat = cachedFormats.get(key)
  if (!intlFormat) {
    // Brackets contain literal text, not tokens.
    const tokens = format.replace(/\[[^\]]*\]/g, '')
    const options = FORMAT_TOKENS.filter(([part]) => part.test(tokens)).map(([, option]) => option)
    intlFormat = new Intl.DateTimeFormat(language, { ...Object.assign({}, ...options), timeZone: 'UTC' })
    cachedFormats.set(key, intlFormat)
  }
  // `Intl` does not take a day.js offset, so its local fields are passed as if they were UTC.
  const date = new Date(0)
  date.setUTCFullYear(time.year(), time.month(), time.date())
  date.setUTCHours(time.hour(), time.minute(), time.second())
  return intlFormat.format(date)
}

/** Creates a formatter of running times: "2 Std. 33 Min." for "2h 33m". */
export function createRuntimeFormat(language: string): (hours: number, minutes: number) => string {
  const [hour, minute] = (['hour', 'minute'] as const).map((unit) => {
    return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' })
  })
  // Non-breaking, so that no line ends between a number and its unit.
  const formatUnit = (format: Intl.NumberFormat | undefined, count: number) =>
    format?.format(count).replace(/ /g, '\u00a0') ?? ''
  return (hours, minutes) =>
    hours > 0 ? `${formatUnit(hour, hours)} ${formatUnit(minute, minutes)}` : formatUnit(minute, minutes)
}
