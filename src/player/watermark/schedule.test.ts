import { expect, test } from 'vitest'
import type { MarkFields } from './markFields'
import { stateAt } from './schedule'

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
