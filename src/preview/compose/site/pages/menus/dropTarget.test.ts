import { expect, test } from 'vitest'
import { dropTarget, type MenuBox } from './dropTarget'

const row = (index: number, top: number) => ({ index, top, bottom: top + 30 })
const menus: MenuBox[] = [
  { menu: 'main', top: 0, bottom: 100, rows: [row(0, 30), row(4, 60)] },
  { menu: 'footer', top: 100, bottom: 140, rows: [] },
  { menu: 'none', top: 140, bottom: 300, rows: [row(7, 170), row(8, 200)] },
]

test.each<[string, number, ReturnType<typeof dropTarget>]>([
  ['above the list', -50, { menu: 'main', place: 0, row: { index: 0, edge: 'start' } }],
  ['in the upper half of a page', 40, { menu: 'main', place: 0, row: { index: 0, edge: 'start' } }],
  ['in the lower half of a page', 50, { menu: 'main', place: 1, row: { index: 4, edge: 'start' } }],
  ['behind the last page', 95, { menu: 'main', place: 2, row: { index: 4, edge: 'end' } }],
  ['in an empty menu', 120, { menu: 'footer', place: 0, row: undefined }],
  ['among pages in no menu', 180, { menu: 'none', place: 2, row: undefined }],
  ['below the list', 900, { menu: 'none', place: 2, row: undefined }],
])('finds the menu and the place for a page that is dropped %s', (_, y, target) =>
  expect(dropTarget(menus, y)).toEqual(target),
)

test('finds no place for a dropped page without menus', () => expect(dropTarget([], 10)).toBeUndefined())
