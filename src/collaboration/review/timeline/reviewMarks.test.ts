import { expect, it, test } from 'vitest'
import type { Comment } from '../../../generated/types'
import { marksOf, momentBeside, momentsOf, playingMoment } from './reviewMarks'

const comment = (id: number, text: string, more: Partial<Comment> = {}): Comment => ({
  id,
  comment: text,
  created_by: { username: `user-${id}` },
  ...more,
})

it('every time code of every comment and reply is a moment, the earliest first', () => {
  const said = momentsOf([
    comment(1, '00:01:00 The flag. See also 0:10, and 00:01:00 again.'),
    comment(2, 'At 00:00:30 it flickers', { is_resolved: true }),
    comment(3, '00:00:40 no, here', { parent: 2 }),
    comment(4, 'No time at all'),
  ])
  expect(said.map(({ id, seconds, done }) => [id, seconds, done])).toEqual([
    [1, 10, false],
    [2, 30, true],
    [3, 40, true],
    [1, 60, false],
  ])
  expect(said[3]?.words).toBe('The flag. See also 0:10, and 00:01:00 again.')
  expect(said[1]?.words).toBe('At 00:00:30 it flickers')
})

const at = (...seconds: number[]) =>
  seconds.map((each, id) => ({ id, name: 'a', words: '', seconds: each, done: each > 50 }))

it('moments that lie too close share a mark; it is done when all of them are', () => {
  const marks = marksOf(at(10, 12, 60, 61), 100, 1000, 24)
  expect(marks.map(({ seconds, said, done }) => [seconds, said.length, done])).toEqual([
    [10, 2, false],
    [60, 2, true],
  ])
  expect(marksOf(at(10, 12, 60, 61), 100, 10_000, 24)).toHaveLength(4)
})

test.each([
  ['beyond the end of the film', 100, 1000, at(200)],
  ['of a film whose length is not known', Number.NaN, 1000, at(10)],
  ['on a line without a width', 100, 0, at(10)],
])('no marks %s', (_, length, width, moments) => {
  expect(marksOf(moments, length, width, 24)).toEqual([])
})

test.each([
  [9, undefined],
  [9.95, 10],
  [13.9, 10],
  [14, undefined],
  [21, 20],
])('at %s the moment %s is playing', (now, active) => {
  expect(playingMoment(at(10, 20), now)).toBe(active)
})

test.each([
  [0, 1, 10],
  [10, 1, 20],
  [20, 1, undefined],
  [20, -1, 10],
  [10.2, -1, undefined],
] as const)('from %s by %s: %s', (now, step, moment) => {
  expect(momentBeside(at(10, 20), now, step)).toBe(moment)
})
