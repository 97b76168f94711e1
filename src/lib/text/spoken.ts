import type { Dayjs } from 'dayjs'

/**
 * What another language than English says in its own way, filled as that language begins (src/text/languages/speak.ts).
 * Empty, and never looked into twice, on a page in English: the rules of the specification are those of English.
 */
interface Spoken {
  /** A running time. */
  runtime?(hours: number, minutes: number): string
  /** A date with the parts of a day.js format, in the order of the language. */
  date?(time: Dayjs, format: string): string
}

export const spoken: Spoken = {}
