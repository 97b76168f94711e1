import { expect, it } from 'vitest'
import { isFinished } from './engineSource'

it.each([
  ['not started', undefined, 100, false],
  ['at the beginning', 0, 100, false],
  ['in the middle', 94, 100, false],
  ['in the credits', 95, 100, true],
  ['beyond the end', 120, 100, true],
  ['unknown length', 50, undefined, false],
  ['length 0', 50, 0, false],
  ['length NaN', 50, Number.NaN, false],
  ['live', 50, Number.POSITIVE_INFINITY, false],
])('a position %s', (_, at, length, finished) => expect(isFinished(at, length)).toBe(finished))
