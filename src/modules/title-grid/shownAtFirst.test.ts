import { expect, test } from 'vitest'
import { TITLE_COLUMNS } from '../../catalogue/row/TitleColumns'
import { shownAtFirst } from './shownAtFirst'

test.each([
  ['all without rows', 30, undefined, 4, 30],
  ['rows as they are on a wide screen', 30, 2, 4, 8],
  ['whole rows of three', 30, 2, 3, 6],
  ['no fewer on a phone', 30, 2, 2, 8],
  ['never more than there are', 5, 2, 4, 5],
  ['never less than a row', 30, 1, 5, 5],
])('%s', (_, total, rows, columns, shown) => {
  expect(shownAtFirst(total, rows, TITLE_COLUMNS.tiles, columns)).toBe(shown)
})
