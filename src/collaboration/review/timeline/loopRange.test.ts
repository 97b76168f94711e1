import { expect, it, test } from 'vitest'
import { changeLoop, type LoopRange, type LoopStep, loopSeekTarget, nextLoopStep } from './loopRange'

test.each<[LoopRange | undefined, LoopStep, number, LoopRange | undefined]>([
  [undefined, 'start', 5, { start: 5 }],
  [undefined, 'end', 5, { start: 0, end: 5 }],
  [{ start: 5 }, 'end', 9, { start: 5, end: 9 }],
  [{ start: 5 }, 'end', 2, { start: 2, end: 5 }],
  [{ start: 5 }, 'end', 5.1, { start: 5 }],
  [{ start: 5, end: 9 }, 'start', 7, { start: 7, end: 9 }],
  [{ start: 5, end: 9 }, 'start', 20, { start: 20 }],
  [{ start: 5, end: 9 }, 'clear', 7, undefined],
])('changes the loop %j by "%s" at %s s to %j', (range, step, now, expected) => {
  expect(changeLoop(range, step, now)).toEqual(expected)
})

it('cycles through start, end and clear', () => {
  expect([undefined, { start: 1 }, { start: 1, end: 2 }].map(nextLoopStep)).toEqual(['start', 'end', 'clear'])
})

test.each<[LoopRange | undefined, number, number | undefined]>([
  [undefined, 9, undefined],
  [{ start: 5 }, 9, undefined],
  [{ start: 5, end: 9 }, 8.9, undefined],
  [{ start: 5, end: 9 }, 9, 5],
  // A position before the loop is not changed.
  [{ start: 5, end: 9 }, 1, undefined],
])('with the loop %j, playback at %s s seeks to %s', (range, now, to) => {
  expect(loopSeekTarget(range, now)).toBe(to)
})
