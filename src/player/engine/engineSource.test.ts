import { expect, it } from 'vitest'
import { isFinished } from './engineSource'

it.each([
  ['is false for an undefined position', undefined, 100, false],
  ['is false at the start', 0, 100, false],
  ['is false at 94 %', 94, 100, false],
  ['is true at 95 %', 95, 100, true],
  ['is true beyond the end', 120, 100, true],
  ['is false for an unknown duration', 50, undefined, false],
  ['is false for duration 0', 50, 0, false],
  ['is false for duration NaN', 50, Number.NaN, false],
  ['is false for a live stream', 50, Number.POSITIVE_INFINITY, false],
])('isFinished %s', (_, at, length, finished) => expect(isFinished(at, length)).toBe(finished))
