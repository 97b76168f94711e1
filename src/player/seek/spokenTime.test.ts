import { expect, test } from 'vitest'
import { spokenTime } from './spokenTime'

test.each([
  [0, 'en', '0 seconds'],
  [1, 'en', '1 second'],
  [61.9, 'en', '1 minute 1 second'],
  [3600, 'en', '1 hour'],
  [7265, 'en', '2 hours 1 minute 5 seconds'],
  [62, 'de', '1 Minute 2 Sekunden'],
  [Number.NaN, 'en', '0 seconds'],
  [Number.POSITIVE_INFINITY, 'en', '0 seconds'],
  [-3, 'en', '0 seconds'],
])('formats %d in %s as %s', (seconds, locale, expected) => expect(spokenTime(seconds, locale)).toBe(expected))
