import { visit } from 'jsonc-parser'
import { pointerToken } from '../../lib/json/pointer'
import type { Problem } from '../../site/validate/problem'

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/**
 * Dates that do not exist, such as 31 June. They match the format, but anything scheduled for one silently never shows.
 */
export function invalidDates(file: string, text: string): Problem[] {
  const found: Problem[] = []
  visit(text, {
    onLiteralValue: (value, _offset, _length, line, column, pathOf) => {
      const [, year, month, day] = (typeof value === 'string' && /^(\d{4})-(\d\d)-(\d\d)(?:T|$)/.exec(value)) || []
      const name = MONTHS[Number(month) - 1]
      if (!name || Number(day) < 1) return
      const days = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
      if (Number(day) <= days) return
      const message = `${year}-${month}-${day} is not a date: ${name} ${year} has ${days} days`
      const pointer = pathOf().map(pointerToken).join('')
      found.push({ severity: 'error', rule: 'value/form', file, pointer, message, line: line + 1, column: column + 1 })
    },
  })
  return found
}
