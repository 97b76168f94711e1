import type { Dayjs } from 'dayjs'

/**
 * Formats of languages other than English, set when the language loads (src/text/languages/loadLocale.ts). Empty on English
 * pages, whose formats are those of the specification.
 */
interface LocalFormats {
  runtime?(hours: number, minutes: number): string
  /** A date with the parts of a day.js format, in the order of the language */
  date?(time: Dayjs, format: string): string
}

export const localFormats: LocalFormats = {}
