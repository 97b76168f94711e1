import { expect, it } from 'vitest'
import { isFinished } from './engineSource'

it.each([
  ['never begun', undefined, 100, false],
  ['at the beginning', 0, 100, false],
  ['in the middle', 94, 100, false],
  ['in the credits', 95, 100, true],
  ['beyond the end', 120, 100, true],
  ['length not known', 50, undefined, false],
  ['no length', 50, 0, false],
  ['length no number', 50, Number.NaN, false],
  ['live', 50, Number.POSITIVE_INFINITY, false],
])('%s', (_, at, length, finished) => expect(isFinished(at, length)).toBe(finished))
