import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { MarkFields } from './markFields'
import { corner, cornerAt, letterHeight, pictureBox, stateAt } from './markPosition'

const mark = (over: Partial<MarkFields>): MarkFields => ({
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
const later = { offset: 10, interval: 60, onScreen: 10 }

test.each<[string, Partial<MarkFields>, number, boolean, number]>([
  ['static: always there', { moves: false }, 0, true, 0],
  ['static: never elsewhere, whatever else it says', { moves: false, ...later }, 7, true, 0],
  ['dynamic: there from the start', {}, 0, true, 0],
  ['in its first place until the switch', {}, 4.99, true, 0],
  ['then in the next', {}, 5, true, 1],
  ['and on', {}, 3600, true, 720],
  ['before its time', later, 9.99, false, 0],
  ['at its time', later, 10, true, 0],
  ['moved within its time', later, 15, true, 1],
  ['its time is over', later, 20, false, 2],
  ['the next time, from start to start', later, 70, true, 12],
  ['the end of the next time', later, 80, false, 14],
  ['no end: it stays', { interval: 60 }, 59, true, 11],
  ['no interval: it stays, whatever its time', { onScreen: 10 }, 30, true, 6],
  ['a time longer than the interval: it stays', { interval: 10, onScreen: 20 }, 9.9, true, 1],
  ['no position yet', {}, Number.NaN, true, 0],
  ['no position yet, and an offset', { offset: 1 }, Number.NaN, false, 0],
  ['a live stream without end', {}, Number.POSITIVE_INFINITY, true, 0],
  ['places change by the interval of the mark', { switchInterval: 0.5 }, 1, true, 2],
])('%s', (_, over, seconds, shown, turn) => expect(stateAt(mark(over), seconds)).toEqual({ shown, turn }))

const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height })
const size = (width: number, height: number) => ({ width, height })

describe('pictureBox', () => {
  it.each([
    ['the same shape', box(0, 0, 1600, 900), size(1920, 1080), box(0, 0, 1600, 900)],
    ['an old film: bars at the sides', box(0, 0, 1600, 900), size(640, 480), box(200, 0, 1200, 900)],
    ['a wide film: bars above and below', box(0, 0, 1600, 900), size(2000, 1000), box(0, 50, 1600, 800)],
    ['a tall film on a wide player', box(10, 20, 1600, 900), size(900, 1600), box(556.875, 20, 506.25, 900)],
    ['not known yet', box(0, 0, 1600, 900), size(0, 0), box(0, 0, 1600, 900)],
    ['no picture, only sound', box(0, 0, 300, 30), size(0, 0), box(0, 0, 300, 30)],
    ['a player that is not shown', box(0, 0, 0, 0), size(640, 480), box(0, 0, 0, 0)],
  ])('%s', (_, element, film, expected) => expect(pictureBox(element, film)).toEqual(expected))
})

test.each([
  ['percent of the picture', 5, 900, 1600, 45],
  ['at the breakpoint as ever', 5, 100, 600, 5],
  ['readable on a small screen', 5, 100, 599, 12],
  ['large ones stay large there', 20, 200, 360, 40],
  ['never higher than the picture', 5, 8, 360, 8],
  ['no picture', 5, 0, 360, 0],
])('letters: %s', (_, percent, height, width, expected) => {
  expect(letterHeight(percent, size(width, height), width)).toBe(expected)
})

const picture = size(1000, 500)
const block = size(200, 50)

test.each([
  ['as it says', { top: 20, left: 20 }, block, { x: 200, y: 100 }],
  ['the corner', { top: 0, left: 0 }, block, { x: 0, y: 0 }],
  ['moved in at the right and below', { top: 100, left: 100 }, block, { x: 800, y: 450 }],
  ['wider than the picture', { top: 0, left: 50 }, size(2000, 50), { x: 0, y: 0 }],
])('corner: %s', (_, place, part, expected) => expect(corner(place, picture, part)).toEqual(expected))

describe('cornerAt', () => {
  const at = (turn: number, seed = 0) => cornerAt(turn, seed, { top: 20, left: 20 }, picture, block)

  it('begins where it says', () => expect(at(0)).toEqual({ x: 200, y: 100 }))
  it('is the same at every showing', () => expect(at(5)).toEqual(at(5)))
  it('is another at every turn', () => {
    const places = Array.from({ length: 100 }, (_, turn) => JSON.stringify(at(turn)))
    expect(new Set(places).size).toBe(100)
  })
  it('goes far from one turn to the next', () => expect(Math.abs(at(2).x - at(1).x)).toBeGreaterThan(100))
  it('tells two marks apart', () => expect(at(1, 1)).not.toEqual(at(1, 0)))
  it('comes to all quarters of the picture', () => {
    const quarters = Array.from({ length: 12 }, (_, turn) => at(turn + 1)).map(({ x, y }) => `${x > 400} ${y > 225}`)
    expect(new Set(quarters).size).toBe(4)
  })

  it('never leaves the picture', () => {
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
          const { x, y } = cornerAt(turn, seed, { top, left }, size(w, h), size(bw, bh))
          expect(x).toBeGreaterThanOrEqual(0)
          expect(y).toBeGreaterThanOrEqual(0)
          if (bw <= w) expect(x + bw).toBeLessThanOrEqual(w + 1e-6)
          if (bh <= h) expect(y + bh).toBeLessThanOrEqual(h + 1e-6)
        },
      ),
    )
  })
})
