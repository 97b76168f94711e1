const ISO_DATE_PATTERN = /^(\d{4})(?:-(\d{2})(?:-(\d{2})(?:T(\d{2}:\d{2})(:\d{2})?(\.\d+)?(Z|[+-]\d{2}:?\d{2})?)?)?)?$/

/**
 * Parses YYYY, YYYY-MM, YYYY-MM-DD or an ISO 8601 time. Without a zone it is UTC, so that every visitor gets the same
 * order.
 * @returns milliseconds since 1970, or undefined for an invalid date, including February 30. Never NaN
 */
export function parseDate(text: string | undefined): number | undefined {
  const match = text === undefined ? null : ISO_DATE_PATTERN.exec(text)
  if (!match) return undefined
  const [, year, month = '01', day = '01', clock = '00:00', second = ':00', fraction = '.000', zone = 'Z'] = match
  const date = `${year}-${month}-${day}`
  if (new Date(`${date}T00:00:00Z`).getUTCDate() !== Number(day)) return undefined
  // Browsers only guarantee three digits of a second and a zone with a colon.
  const time = Date.parse(`${date}T${clock}${second}${fraction.slice(0, 4)}${zone.replace(/(\d{2})(\d{2})$/, '$1:$2')}`)
  return Number.isNaN(time) ? undefined : time
}
