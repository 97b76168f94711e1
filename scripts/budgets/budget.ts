/** A measurement and its limit. */
export interface Budget {
  /** Name of the part, for `--only`. */
  name: string
  what: string
  measured: number
  /** Upper limit; undefined: reported without a limit. */
  most?: number
  unit: 'kB' | 'ms' | 's' | 'x' | ''
  /** Details such as the spread or the number of files. */
  note?: string
}

/** Whether the measurement is within its limit. */
export const isWithinLimit = ({ measured, most }: Budget): boolean => most === undefined || measured <= most

/** The measured value with its unit. */
export function formatMeasured({ measured, unit }: Budget): string {
  const digits = unit === 'x' || unit === 's' ? 2 : unit === '' ? 0 : 1
  return `${measured.toFixed(digits)} ${unit}`.trim()
}

/** "at most 15 kB"; empty without a limit. */
export const formatLimit = ({ most, unit }: Budget): string =>
  most === undefined ? '' : `at most ${most} ${unit}`.trim()

export function formatBudgetLine(budget: Budget): string {
  const { what, most, note } = budget
  const mark = most === undefined ? '    ' : isWithinLimit(budget) ? 'ok  ' : 'OVER'
  const [measured, limit] = [formatMeasured(budget).padStart(10), formatLimit(budget).padEnd(14)]
  return `${mark} ${what.padEnd(56)} ${measured}  ${limit} ${note ?? ''}`.trimEnd()
}
