import { expect, test } from 'vitest'
import { median, medianConfidenceInterval, quartiles, withoutOutliers } from './stats'

const numbersUpTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
  [[7], 7],
])('median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle)
})

test('interpolates quartiles between two values', () => {
  expect(quartiles(numbersUpTo(9))).toEqual([3, 7])
  expect(quartiles([1, 2, 3, 4])).toEqual([1.75, 3.25])
})

test('removes a single outlier, but no values of a wide spread', () => {
  expect(withoutOutliers([1.1, 1.2, 1.15, 1.12, 1.18, 2.75])).toEqual([1.1, 1.2, 1.15, 1.12, 1.18])
  expect(withoutOutliers(numbersUpTo(15))).toHaveLength(15)
})

// Ranks from tables of the sign test.
test.each([
  [15, [4, 12]],
  [9, [2, 8]],
  [6, [1, 6]],
  [3, [1, 3]],
])('confidence interval of the median of %d values', (count, interval) => {
  expect(medianConfidenceInterval(numbersUpTo(count))).toEqual(interval)
})
