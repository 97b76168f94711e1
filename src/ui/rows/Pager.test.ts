import { expect, test } from 'vitest'
import { pageRange } from './Pager'

test.each([
  // page, total, size, pages, previous, next
  [1, 0, 16, [1], undefined, undefined],
  [1, 16, 16, [1], undefined, undefined],
  [1, 17, 16, [1, 2], undefined, 2],
  [2, 17, 16, [1, 2], 1, undefined],
  [5, 1000, 15, [1, 2, 3, 4, 5], 4, 6],
  [6, 1000, 15, [6, 7, 8, 9, 10], 5, 7],
  [67, 1000, 15, [66, 67], 66, undefined],
  [99, 32, 16, [1, 2], 1, undefined],
  [0, 32, 16, [1, 2], undefined, 2],
  [-3, 32, 16, [1, 2], undefined, 2],
  [Number.NaN, 32, 16, [1, 2], undefined, 2],
  [1.9, 32, 16, [1, 2], undefined, 2],
])('page %s of %s items, %s per page', (page, total, size, pages, previous, next) => {
  expect(pageRange(page, total, size)).toEqual({ pages, previous, next, last: Math.max(1, Math.ceil(total / size)) })
})
