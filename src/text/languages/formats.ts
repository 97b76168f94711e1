import type { Dayjs } from 'dayjs'

/** Letters of day.js formats, and what they mean to `Intl`. The longer come first. */
const PARTS: [letters: RegExp, options: Intl.DateTimeFormatOptions][] = [
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

const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * A date in a language: the parts that a format of day.js names, in the language's own order, with its own clock.
 * @param time by whichever clock: what it shows is what is worded
 */
export function dateIn(language: string, time: Dayjs, format: string): string {
  const key = `${language} ${format}`
  let words = formats.get(key)
  if (!words) {
    // What stands in brackets is no letter of the format.
    const letters = format.replace(/\[[^\]]*\]/g, '')
    const options = PARTS.filter(([part]) => part.test(letters)).map(([, option]) => option)
    words = new Intl.DateTimeFormat(language, { ...Object.assign({}, ...options), timeZone: 'UTC' })
    formats.set(key, words)
  }
  const shown = [time.year(), time.month(), time.date(), time.hour(), time.minute(), time.second()] as const
  const at = new Date(0)
  at.setUTCFullYear(shown[0], shown[1], shown[2])
  at.setUTCHours(shown[3], shown[4], shown[5])
  return words.format(at)
}

/** A running time in a language: "2 Std. 33 Min.", in English "2h 33m". */
export function runtimeIn(language: string): (hours: number, minutes: number) => string {
  const [hour, minute] = (['hour', 'minute'] as const).map((unit) => {
    return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' })
  })
  // Kept together, so that a line does not end between a number and its unit.
  const say = (format: Intl.NumberFormat | undefined, count: number) =>
    format?.format(count).replace(/ /g, '\u00a0') ?? ''
  return (hours, minutes) => (hours > 0 ? `${say(hour, hours)} ${say(minute, minutes)}` : say(minute, minutes))
}
