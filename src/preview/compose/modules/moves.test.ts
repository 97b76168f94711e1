import { expect, test } from 'vitest'
import { clampPlace, placeAtHeight, placeRangeFor, placeSentence } from './moves'

const createList = (...entries: [name: string, placement?: string][]) => ({
  data: entries.map(([name, placement]) => ({ placement, module: { slug: name, display_name: name, type: 'x' } })),
})
const LIST_WITH_REGIONS = createList(['Notice', 'top'], ['A'], ['B'], ['C'], ['Foot', 'bottom'])

test.each([
  ['the first module of a region', 1, 'C', { first: 1, last: 3 }],
  ['the only module of a region', 0, 'Notice', { first: 0, last: 0 }],
])('limits moves of %s to its region', (_, from, _name, places) => {
  expect(placeRangeFor(LIST_WITH_REGIONS, from)).toEqual(places)
  expect(clampPlace(LIST_WITH_REGIONS, from, -5)).toBe(places.first)
  expect(clampPlace(LIST_WITH_REGIONS, from, 99)).toBe(places.last)
})

test.each([
  ['to the first place', 2, 0, 'C, place 1 of 3.'],
  ['down', 0, 1, 'A, place 2 of 3, after B.'],
  ['up', 2, 1, 'C, place 2 of 3, after A.'],
  ['to its own place', 1, 1, 'B, place 2 of 3, after A.'],
])('announces the position of a module that is moved %s', (_, from, to, sentence) => {
  expect(placeSentence(createList(['A'], ['B'], ['C']), from, to)).toBe(sentence)
})

const SHOWN_MODULES = [
  { place: 0, top: 0, bottom: 100 },
  { place: 1, top: 100, bottom: 400 },
  // Place 2 is not shown.
  { place: 3, top: 400, bottom: 500 },
]
test('adds no second period to the announcement after a heading that ends with one', () => {
  expect(placeSentence(createList(['A'], ['It works.']), 0, 1)).toBe('A, place 2 of 2, after It works.')
})

test.each([
  ['above the first module', -10, 0],
  ['in the upper half of a module', 200, 1],
  ['in the lower half of a module', 300, 3],
  ['below the last module', 900, 4],
])('finds the place for a module that is dropped %s', (_, y, place) => {
  expect(placeAtHeight(SHOWN_MODULES, y)).toBe(place)
})

test('drops nowhere on a page without other modules', () => {
  expect(placeAtHeight([], 10)).toBeUndefined()
})
