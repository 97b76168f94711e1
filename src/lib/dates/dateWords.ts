import type { Dayjs } from 'dayjs'
import { spoken } from '../text/spoken'

/**
 * The words of a date for visitors. The format says which parts are shown; in English also their order, in other
 * languages that is the language's own. What machines read is formatted by day.js itself.
 * @param format of day.js, for example "MMMM D, YYYY"
 */
export const dateWords = (time: Dayjs, format: string): string => spoken.date?.(time, format) ?? time.format(format)
