/** One thing that is counted, and how much of it is allowed. */
export interface Budget {
  /** Word for `--only`. */
  name: string
  what: string
  measured: number
  /** Nothing: it is told, not judged. */
  most?: number
  unit: 'kB' | 'ms' | 's' | 'x' | ''
  /** What else is worth knowing: spread, files. */
  note?: string
}

/** Whether it is within its budget. */
export const fits = ({ measured, most }: Budget): boolean => most === undefined || measured <= most

/** One line of the table. */
export function line(budget: Budget): string {
  const { what, measured, most, unit, note } = budget
  const mark = most === undefined ? '    ' : fits(budget) ? 'ok  ' : 'OVER'
  const digits = unit === 'x' || unit === 's' ? 2 : unit === '' ? 0 : 1
  const used = `${measured.toFixed(digits)} ${unit}`.trim()
  const limit = most === undefined ? '' : `at most ${most} ${unit}`.trim()
  return `${mark} ${what.padEnd(56)} ${used.padStart(10)}  ${limit.padEnd(14)} ${note ?? ''}`.trimEnd()
}
