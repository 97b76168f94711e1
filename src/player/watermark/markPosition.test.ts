import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { blockCorner, fontSize, movingWatermarkCorner, pictureBox, watermarkStateAt } from './markPosition'
import type { ValidWatermark } from './validWatermarks'

const mark = (over: Partial<ValidWatermark>): ValidWatermark => ({
  moves: true,
  top: 20,
  left: 20,
  size: 5,
  color: 'red',
  align: 'left',
  content: 'x',
  offset: 0,
  interval: 0,
  onScreen: 0,
  switchInterval: 5,
  ...over,
})
const REPEATED_TIMING = { offset: 10, interval: 60, onScreen: 10 }

test.each<[string, Partial<ValidWatermark>, number, boolean, number]>([
  ['always visible if it is static', { moves: false }, 0, true, 0],
  ['visible regardless of its times if it is static', { moves: false, ...REPEATED_TIMING }, 7, true, 0],
  ['visible from the start if it is dynamic', {}, 0, true, 0],
  ['in the first position before the switch', {}, 4.99, true, 0],
  ['in the next position after the switch', {}, 5, true, 1],
  ['in position 720 after an hour', {}, 3600, true, 720],
  ['hidden before its offset', REPEATED_TIMING, 9.99, false, 0],
  ['visible from its offset', REPEATED_TIMING, 10, true, 0],
  ['moved while it is visible', REPEATED_TIMING, 15, true, 1],
  ['hidden after its duration', REPEATED_TIMING, 20, false, 2],
  ['visible again after the interval, counted from start to start', REPEATED_TIMING, 70, true, 12],
  ['hidden after the second duration', REPEATED_TIMING, 80, false, 14],
  ['visible permanently without a duration', { interval: 60 }, 59, true, 11],
  ['visible permanently without an interval', { onScreen: 10 }, 30, true, 6],
  ['visible permanently if the duration exceeds the interval', { interval: 10, onScreen: 20 }, 9.9, true, 1],
  ['visible at an unknown playback position', {}, Number.NaN, true, 0],
  ['hidden at an unknown playback position if it has an offset', { offset: 1 }, Number.NaN, false, 0],
  ['visible in a live stream without an end', {}, Number.POSITIVE_INFINITY, true, 0],
  ['moved after its own switch interval', { switchInterval: 0.5 }, 1, true, 2],
])('a watermark is %s', (_, over, seconds, shown, turn) =>
  expect(watermarkStateAt(mark(over), seconds)).toEqual({ shown, turn }),
)

const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height })
const size = (width: number, height: number) => ({ width, height })

describe('pictureBox', () => {
  it.each([
    ['equal aspect ratio', box(0, 0, 1600, 900), size(1920, 1080), box(0, 0, 1600, 900)],
    ['4:3 film with bars at the sides', box(0, 0, 1600, 900), size(640, 480), box(200, 0, 1200, 900)],
    ['wide film with bars above and below', box(0, 0, 1600, 900), size(2000, 1000), box(0, 50, 1600, 800)],
    ['portrait film in a landscape player', box(10, 20, 1600, 900), size(900, 1600), box(556.875, 20, 506.25, 900)],
    ['unknown video size', box(0, 0, 1600, 900), size(0, 0), box(0, 0, 1600, 900)],
    ['audio only', box(0, 0, 300, 30), size(0, 0), box(0, 0, 300, 30)],
    ['hidden player', box(0, 0, 0, 0), size(640, 480), box(0, 0, 0, 0)],
  ])('%s', (_, element, film, expected) => expect(pictureBox(element, film)).toEqual(expected))
})

test.each([
  ['percentage of the picture height', 5, 900, 1600, 45],
  ['unchanged at the breakpoint', 5, 100, 600, 5],
  ['minimum size on a small screen', 5, 100, 599, 12],
  ['large text on a small screen', 20, 200, 360, 40],
  ['at most the height of the picture', 5, 8, 360, 8],
  ['no picture', 5, 0, 360, 0],
])('font size: %s', (_, percent, height, width, expected) => {
  expect(fontSize(percent, size(width, height), width)).toBe(expected)
})

const PICTURE_SIZE = size(1000, 500)
const BLOCK_SIZE = size(200, 50)

test.each([
  ['at the configured position', { top: 20, left: 20 }, BLOCK_SIZE, { x: 200, y: 100 }],
  ['in the top left corner of the picture', { top: 0, left: 0 }, BLOCK_SIZE, { x: 0, y: 0 }],
  ['shifted to stay within the picture', { top: 100, left: 100 }, BLOCK_SIZE, { x: 800, y: 450 }],
  ['at the left edge if it is wider than the picture', { top: 0, left: 50 }, size(2000, 50), { x: 0, y: 0 }],
])('places a watermark %s', (_, place, part, expected) =>
  expect(blockCorner(place, PICTURE_SIZE, part)).toEqual(expected),
)

describe('movingWatermarkCorner', () => {
  const at = (turn: number, seed = 0) =>
    movingWatermarkCorner(turn, seed, { top: 20, left: 20 }, PICTURE_SIZE, BLOCK_SIZE)

  it('starts at the configured position', () => expect(at(0)).toEqual({ x: 200, y: 100 }))
  it('returns the same position for the same turn', () => expect(at(5)).toEqual(at(5)))
  it('returns a different position for each turn', () => {
    const places = Array.from({ length: 100 }, (_, turn) => JSON.stringify(at(turn)))
    expect(new Set(places).size).toBe(100)
  })
  it('moves a large distance between turns', () => expect(Math.abs(at(2).x - at(1).x)).toBeGreaterThan(100))
  it('gives two marks different positions', () => expect(at(1, 1)).not.toEqual(at(1, 0)))
  it('covers all quarters of the picture', () => {
    const quarters = Array.from({ length: 12 }, (_, turn) => at(turn + 1)).map(({ x, y }) => `${x > 400} ${y > 225}`)
    expect(new Set(quarters).size).toBe(4)
  })

  it('stays within the picture', () => {
    const percent = fc.double({ min: 0, max: 100, noNaN: true })
    const length = fc.double({ min: 0, max: 4000, noNaN: true })
    fc.assert(
      fc.property(
        fc.nat(200_000),
        fc.nat(20),
        percent,
        percent,
        length,
        length,
        length,
        length,
        (turn, seed, top, left, w, h, bw, bh) => {
          const { x, y } = movingWatermarkCorner(turn, seed, { top, left }, size(w, h), size(bw, bh))
          expect(x).toBeGreaterThanOrEqual(0)
          expect(y).toBeGreaterThanOrEqual(0)
          if (bw <= w) expect(x + bw).toBeLessThanOrEqual(w + 1e-6)
          if (bh <= h) expect(y + bh).toBeLessThanOrEqual(h + 1e-6)
        },
      ),
    )
  })
})
