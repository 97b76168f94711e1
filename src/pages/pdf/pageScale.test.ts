import { expect, test } from 'vitest'
import { canvasPixelRatio, formatFileSize, nextZoomStep, pageScale, parsePageNumber, thumbnailPages } from './pageScale'

const A5 = { width: 420, height: 595 }

test.each([
  ['initial', A5, 1200, 1.5],
  ['initial', A5, 315, 0.75],
  ['fit', A5, 1260, 3],
  [2, A5, 100, 2],
  [3, { width: 14_400, height: 100 }, 1000, 12_000 / 14_400],
  ['initial', { width: 1e9, height: 1e9 }, 1000, 0.01],
  ['fit', { width: 0, height: 0 }, 800, 800],
  ['fit', A5, 0, 0.01],
] as const)('zoom %s of %j in %i px renders at scale %f', (zoom, page, availableWidth, scale) => {
  expect(pageScale(zoom, page, availableWidth)).toBeCloseTo(scale, 4)
})

test.each([
  [1.5, 1, 2],
  [1.5, -1, 1.25],
  [0.62, 1, 0.75],
  [3, 1, 3],
  [0.4, -1, 0.4],
] as const)('from %f the step %i leads to %f', (scale, step, next) => {
  expect(nextZoomStep(scale, step)).toBe(next)
})

test.each([
  [630, 892, 1, 1],
  [630, 892, 3, 3],
  [4000, 4000, 2, 1],
  [12_000, 12_000, 2, 1 / 3],
  [0, 0, 2, 2],
  [630, 892, 0.5, 1],
])('%i by %i px on a screen of ratio %f uses %f canvas pixels per CSS pixel', (width, height, ratio, dots) => {
  expect(canvasPixelRatio({ width, height }, ratio)).toBeCloseTo(dots, 2)
})

test.each([
  ['2', 12, 2],
  [' 7 ', 12, 7],
  ['0', 12, 1],
  ['13', 12, 12],
  ['-1', 12, 1],
  ['1e3', 12, 1],
  ['', 12, 1],
  [null, 12, 1],
  ['99999999', 12, 1],
  ['5', 0, 1],
])('page=%j of %i pages shows %i', (text, count, page) => {
  expect(parsePageNumber(text, count)).toBe(page)
})

test.each([
  [1, 12, 1, 12],
  [1, 2000, 1, 41],
  [1000, 2000, 980, 1020],
  [2000, 2000, 1960, 2000],
  [1, 1, 1, 1],
])('page %i of %i has thumbnails from %i to %i', (page, count, first, last) => {
  const around = thumbnailPages(page, count)
  expect([around[0], around.at(-1), around.length]).toEqual([first, last, last - first + 1])
})

test.each([
  [0, '0 B'],
  [3100, '3 kB'],
  [3_140_000, '3.1 MB'],
])('formats %i bytes as %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text)
})
