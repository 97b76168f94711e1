import { expect, it, test } from 'vitest'
import type { Comment } from '../../../generated/types'
import { activeTimeCode, adjacentTimeCode, groupMarks, timedComments } from './reviewMarks'

const comment = (id: number, text: string, more: Partial<Comment> = {}): Comment => ({
  id,
  comment: text,
  created_by: { username: `user-${id}` },
  ...more,
})

it('lists the time codes of all comments and replies in order', () => {
  const timed = timedComments([
    comment(1, '00:01:00 The flag. See also 0:10, and 00:01:00 again.'),
    comment(2, 'At 00:00:30 it flickers', { is_resolved: true }),
    comment(3, '00:00:40 no, here', { parent: 2 }),
    comment(4, 'No time at all'),
  ])
  expect(timed.map(({ id, seconds, isResolved }) => [id, seconds, isResolved])).toEqual([
    [1, 10, false],
    [2, 30, true],
    [3, 40, true],
    [1, 60, false],
  ])
  expect(timed[3]?.text).toBe('The flag. See also 0:10, and 00:01:00 again.')
  expect(timed[1]?.text).toBe('At 00:00:30 it flickers')
})

const commentsAt = (...seconds: number[]) =>
  seconds.map((each, id) => ({ id, name: 'a', text: '', seconds: each, isResolved: each > 50 }))

it('groups close comments into one mark, which is resolved if all are', () => {
  const marks = groupMarks(commentsAt(10, 12, 60, 61), 100, 1000, 24)
  expect(marks.map(({ seconds, comments, isResolved }) => [seconds, comments.length, isResolved])).toEqual([
    [10, 2, false],
    [60, 2, true],
  ])
  expect(groupMarks(commentsAt(10, 12, 60, 61), 100, 10_000, 24)).toHaveLength(4)
})

test.each([
  ['beyond the end of the video', 100, 1000, commentsAt(200)],
  ['without a known duration', Number.NaN, 1000, commentsAt(10)],
  ['without a width', 100, 0, commentsAt(10)],
])('returns no marks %s', (_, length, width, comments) => {
  expect(groupMarks(comments, length, width, 24)).toEqual([])
})

test.each([
  [9, undefined],
  [9.95, 10],
  [13.9, 10],
  [14, undefined],
  [21, 20],
])('at %s s, the active time code is %s', (now, active) => {
  expect(activeTimeCode(commentsAt(10, 20), now)).toBe(active)
})

test.each([
  [0, 1, 10],
  [10, 1, 20],
  [20, 1, undefined],
  [20, -1, 10],
  [10.2, -1, undefined],
] as const)('from %s s, the time code in direction %s is %s', (now, step, expected) => {
  expect(adjacentTimeCode(commentsAt(10, 20), now, step)).toBe(expected)
})
