import type { Dayjs } from 'dayjs'
import { localFormats } from '../text/localFormats'

/**
 * Formats a date for visitors. In English the format sets the parts and their order; in other languages only the parts.
 * @param format of day.js, for example "MMMM D, YYYY"
 */
export const formatInVisitorLanguage = (time: Dayjs, format: string): string =>
  localFormats.date?.(time, format) ?? time.format(format)
