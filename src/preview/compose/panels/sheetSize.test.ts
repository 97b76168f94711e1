import { expect, test } from 'vitest'
import { nearestSize, type SheetSize, sizeBeside } from './sheetSize'

test.each<[string, number, SheetSize]>([
  ['closes when it is released below the page', -0.2, 'closed'],
  ['closes near the bottom', 0.2, 'closed'],
  ['stays half open in the middle', 0.6, 'half'],
  ['opens near the top', 0.75, 'open'],
  ['opens when it is released above the header', 1.3, 'open'],
])('%s', (_, height, size) => {
  expect(nearestSize(height)).toBe(size)
})

test.each<[SheetSize, 1 | -1, SheetSize | undefined]>([
  ['closed', 1, 'half'],
  ['half', 1, 'open'],
  ['open', 1, undefined],
  ['half', -1, 'closed'],
  ['closed', -1, undefined],
])('changes the size "%s" by %i step to "%s"', (size, step, next) => {
  expect(sizeBeside(size, step)).toBe(next)
})
