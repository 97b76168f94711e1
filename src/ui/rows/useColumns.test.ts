import { expect, test } from 'vitest'
import { type CountsByWidth, columnsAtWidth } from './useColumns'

const columnCounts: CountsByWidth = [
  [1200, 4],
  [768, 3],
  [0, 2],
]

test.each([
  [320, 2],
  [767, 2],
  [768, 3],
  [1199, 3],
  [1200, 4],
  [5000, 4],
])('a screen of %d px has %d columns', (width, columns) => {
  expect(columnsAtWidth(columnCounts, width)).toBe(columns)
})

test('returns one column without breakpoints', () => {
  expect(columnsAtWidth([], 800)).toBe(1)
})
