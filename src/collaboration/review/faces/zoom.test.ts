import { expect, it } from 'vitest'
import { FIT, moveBy, stepZoom, viewScale } from './zoom'

const large = { own: { width: 2000, height: 1000 }, room: { width: 1000, height: 800 } }
const small = { own: { width: 100, height: 100 }, room: { width: 1000, height: 800 } }

it('fits a large picture, and never draws a small one larger', () => {
  expect([viewScale(FIT, large), viewScale(FIT, small), viewScale({ ...FIT, size: 1 }, large)]).toEqual([0.5, 1, 1])
})

it('steps larger up to a limit, and back until it fits', () => {
  let view = FIT
  view = stepZoom(view, large, 1)
  expect(view.size).toBeCloseTo(0.75)
  view = stepZoom(view, large, -1)
  expect(view).toEqual(FIT)
  for (let step = 0; step < 20; step++) view = stepZoom(view, large, 1)
  expect(view.size).toBe(8)
})

it('moves as far as there is something outside the frame', () => {
  const full = { ...FIT, size: 1 }
  expect(moveBy(full, large, 9999, -9999)).toEqual({ size: 1, x: 500, y: -100 })
  expect(moveBy(FIT, large, 50, 50)).toMatchObject({ x: 0, y: 0 })
})
