import type { ColumnSteps } from '../../ui/rows/useColumns'

/**
 * How many titles stand before "Show more": `rows` as they are on a wide screen. With fewer columns about as many
 * titles, in whole rows, so that a phone does not show less than a desk.
 * @param total titles there are
 * @param rows of the config; undefined: all
 * @param columns at present
 */
export function shownAtFirst(total: number, rows: number | undefined, steps: ColumnSteps, columns: number): number {
  if (!rows) return total
  const wanted = rows * (steps.find(([from]) => from <= WIDE)?.[1] ?? columns)
  return Math.min(total, Math.max(columns, Math.floor(wanted / columns) * columns))
}

/** Width of a wide screen, in CSS pixels. */
const WIDE = 1440
