import { expect, it } from 'vitest'
import { isFinished } from './engineSource'

it.each([
  ['undefined', undefined, 100, false],
  ['start', 0, 100, false],
  ['middle', 94, 100, false],
  ['from 95 %', 95, 100, true],
  ['beyond the end', 120, 100, true],
  ['unknown duration', 50, undefined, false],
  ['duration 0', 50, 0, false],
  ['duration NaN', 50, Number.NaN, false],
  ['live stream', 50, Number.POSITIVE_INFINITY, false],
])('isFinished: %s', (_, at, length, finished) => expect(isFinished(at, length)).toBe(finished))
