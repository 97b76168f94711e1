import { expect, test } from 'vitest'
import { nextZoom, parseZoom } from './zoom'

test.each<[string, number, 1 | -1, number | undefined]>([
  ['from 60 %', 0.6, 1, 0.8],
  ['from a page that fits at 59.8 %', 0.598, 1, 0.8],
  ['from a page that fits at 59.8 %, to a smaller one', 0.598, -1, 0.4],
  ['from a page that fits at 72 %', 0.72, -1, 0.6],
  ['not beyond the true size', 1, 1, undefined],
  ['not below 25 %', 0.25, -1, undefined],
])('zooms %s', (_, scale, step, next) => {
  expect(nextZoom(scale, step)).toBe(next)
})

test('fits the page if the browser stored no known zoom', () => {
  expect([parseZoom('0.6'), parseZoom('3'), parseZoom(undefined)]).toEqual([0.6, 'fit', 'fit'])
})
