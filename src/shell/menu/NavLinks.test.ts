import { expect, test } from 'vitest'
import { countFitting } from './NavLinks'

// Items are 100 px wide with gaps of 20 px; "More" needs 80 px.
test.each([
  [0, 500, 0],
  [3, 340, 3],
  [3, 339, 2],
  [3, 320, 2],
  [3, 319, 1],
  [3, 199, 0],
  [3, 0, 0],
])('of %d items in %d pixels, %d fit', (count, space, fits) => {
  expect(countFitting(Array(count).fill(100), space, 20, 80)).toBe(fits)
})
