import { expect, it } from 'vitest'
import { FIT_ZOOM, imageScale, panImage, stepZoom } from './zoom'

const LARGE_IMAGE = { natural: { width: 2000, height: 1000 }, frameSize: { width: 1000, height: 800 } }
const SMALL_IMAGE = { natural: { width: 100, height: 100 }, frameSize: { width: 1000, height: 800 } }

it('fits a large image, and does not enlarge a small one', () => {
  expect([
    imageScale(FIT_ZOOM, LARGE_IMAGE),
    imageScale(FIT_ZOOM, SMALL_IMAGE),
    imageScale({ ...FIT_ZOOM, size: 1 }, LARGE_IMAGE),
  ]).toEqual([0.5, 1, 1])
})

it('zooms in up to a limit, and out until it fits', () => {
  let view = FIT_ZOOM
  view = stepZoom(view, LARGE_IMAGE, 1)
  expect(view.size).toBeCloseTo(0.75)
  view = stepZoom(view, LARGE_IMAGE, -1)
  expect(view).toEqual(FIT_ZOOM)
  for (let step = 0; step < 20; step++) view = stepZoom(view, LARGE_IMAGE, 1)
  expect(view.size).toBe(8)
})

it('limits panning to the image', () => {
  const full = { ...FIT_ZOOM, size: 1 }
  expect(panImage(full, LARGE_IMAGE, 9999, -9999)).toEqual({ size: 1, x: 500, y: -100 })
  expect(panImage(FIT_ZOOM, LARGE_IMAGE, 50, 50)).toMatchObject({ x: 0, y: 0 })
})
