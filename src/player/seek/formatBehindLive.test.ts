import { expect, test } from 'vitest'
import { formatBehindLive } from './formatBehindLive'

test.each([
  [0, '0 sec'],
  [28.9, '28 sec'],
  [59.99, '59 sec'],
  [60, '1 min'],
  [6 * 60 + 40, '6 min'],
  [3599, '59 min'],
  [3600, '1 hr'],
  [3900, '1 hr 5 min'],
  [Number.NaN, '0 sec'],
  [-3, '0 sec'],
  [Number.POSITIVE_INFINITY, '0 sec'],
])('formats %s seconds as %s', (seconds, expected) => expect(formatBehindLive(seconds, 'en')).toBe(expected))

test('formats the minutes in the given language', () => expect(formatBehindLive(95, 'de')).toBe('1 Min.'))
