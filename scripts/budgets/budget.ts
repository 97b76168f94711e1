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

export function formatBudgetLine(budget: Budget): string {
  const { what, measured, most, unit, note } = budget
  const mark = most === undefined ? '    ' : isWithinLimit(budget) ? 'ok  ' : 'OVER'
  const digits = unit === 'x' || unit === 's' ? 2 : unit === '' ? 0 : 1
  const used = `${measured.toFixed(digits)} ${unit}`.trim()
  const limit = most === undefined ? '' : `at most ${most} ${unit}`.trim()
  return `${mark} ${what.padEnd(56)} ${used.padStart(10)}  ${limit.padEnd(14)} ${note ?? ''}`.trimEnd()
}
