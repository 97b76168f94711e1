import type { CountsByWidth } from '../../ui/rows/useColumns'

/**
 * Rows of titles before "Show more" by screen width (spec, part 2, section 9).
 * @param rows of the config, from 1200 CSS pixels on; undefined: all rows at each width
 */
export const rowCountsByWidth = (rows: number | undefined): CountsByWidth =>
  rows
    ? [
        [1200, rows],
        [768, 2],
        [0, 3],
      ]
    : [[0, Number.POSITIVE_INFINITY]]
