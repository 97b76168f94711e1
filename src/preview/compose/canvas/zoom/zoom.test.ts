import { expect, test } from 'vitest'
import { nextZoom, parseZoom } from './zoom'

test.each<[string, number, 1 | -1, number | undefined]>([
  ['in from 60 % to 80 %', 0.6, 1, 0.8],
  ['in from a page that fits at 59.8 % to 80 %', 0.598, 1, 0.8],
  ['out from a page that fits at 59.8 % to 40 %', 0.598, -1, 0.4],
  ['out from a page that fits at 72 % to 60 %', 0.72, -1, 0.6],
  ['in no further than 100 %', 1, 1, undefined],
  ['out no further than 25 %', 0.25, -1, undefined],
])('zooms %s', (_, scale, step, next) => {
  expect(nextZoom(scale, step)).toBe(next)
})

test('fits the page if the browser stored no known zoom', () => {
  expect([parseZoom('0.6'), parseZoom('3'), parseZoom(undefined)]).toEqual([0.6, 'fit', 'fit'])
})
