import { expect, test } from 'vitest'
import { gridMove } from './gridMove'

// Three columns, eight items:
// 0 1 2
// 3 4 5
// 6 7
test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 3],
  ['ArrowRight', 7, 7],
  ['ArrowLeft', 3, 2],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 1, 4],
  ['ArrowDown', 5, 7],
  ['ArrowDown', 6, 6],
  ['ArrowUp', 4, 1],
  ['ArrowUp', 1, 1],
  ['PageDown', 1, 7],
  ['PageUp', 7, 1],
  ['PageUp', 4, 1],
  ['Home', 5, 0],
  ['End', 1, 7],
  ['a', 1, undefined],
])('%s moves from item %i to %s', (key, from, to) => {
  expect(gridMove(key, from, 8, 3, 2)).toBe(to)
})

test('moves nowhere in an empty grid', () => {
  expect(gridMove('ArrowDown', 0, 0, 3, 2)).toBeUndefined()
})
