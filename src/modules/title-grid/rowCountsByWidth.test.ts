import { expect, test } from 'vitest'
import { columnsAtWidth } from '../../ui/rows/useColumns'
import { rowCountsByWidth } from './rowCountsByWidth'

test.each([
  ['the configured rows on a wide screen', 5, 1200, 5],
  ['2 rows below 1200', 5, 1199, 2],
  ['2 rows from 768', 1, 768, 2],
  ['3 rows below 768', 1, 767, 3],
  ['all rows without a configured number', undefined, 360, Number.POSITIVE_INFINITY],
])('shows %s', (_, rows, width, shown) => {
  expect(columnsAtWidth(rowCountsByWidth(rows), width)).toBe(shown)
})
