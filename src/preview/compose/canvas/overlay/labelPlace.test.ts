import { expect, test } from 'vitest'
import { labelPlace } from './labelPlace'

test.each([
  ['a module', { top: 300, left: 0, width: 766, height: 200 }, { side: 'above', isAtEnd: false, maxWidth: 359 }],
  ['a module at the top of the view', { top: -40, left: 0, width: 766, height: 400 }, { side: 'inside' }],
  ['a menu entry at the top', { top: 8, left: 160, width: 24, height: 20 }, { side: 'below', isAtEnd: false }],
  ['a card at the right edge', { top: 300, left: 700, width: 60, height: 90 }, { isAtEnd: true, maxWidth: 760 }],
])('places the label of %s beside it and within the page', (_, box, place) => {
  expect(labelPlace(box, 766)).toMatchObject(place)
})
