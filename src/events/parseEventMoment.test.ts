import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { formatEventMoment, parseEventMoment } from './parseEventMoment'
import { wallTimeToUtc, zoneOffsetAndName } from './zoneOffset'

const LOS_ANGELES_ZONE = 'America/Los_Angeles'
const BERLIN_ZONE = 'Europe/Berlin'
const NOW = Date.parse('2026-11-20T12:00:00Z')

const textsOf = (text: string, zone: string | undefined, visitorZone: string, format?: string) => {
  const moment = parseEventMoment(text, zone, visitorZone)
  const texts = moment && formatEventMoment(moment, NOW, format, visitorZone)
  return texts && [texts.weekday, texts.date, texts.time, texts.visitor?.time, texts.visitor?.weekday]
}

describe('texts of a date', () => {
  test.each([
    // The event's zone, independent of the offset of the date
    [
      '2026-11-15T01:00:00Z',
      LOS_ANGELES_ZONE,
      LOS_ANGELES_ZONE,
      ['Saturday', 'November 14', '5:00 PM PST', undefined, undefined],
    ],
    [
      '2026-11-14T17:00:00-08:00',
      LOS_ANGELES_ZONE,
      BERLIN_ZONE,
      ['Saturday', 'November 14', '5:00 PM PST', '2:00 AM', 'Sunday'],
    ],
    [
      '2026-11-14T17:00:00',
      LOS_ANGELES_ZONE,
      BERLIN_ZONE,
      ['Saturday', 'November 14', '5:00 PM PST', '2:00 AM', 'Sunday'],
    ],
    // Same day, another hour
    [
      '2026-11-14T09:00:00',
      LOS_ANGELES_ZONE,
      'America/New_York',
      ['Saturday', 'November 14', '9:00 AM PST', '12:00 PM', undefined],
    ],
    // Unknown or missing zone: the offset of the date
    [
      '2026-11-14T17:00:00-08:00',
      'Mars/Olympus',
      LOS_ANGELES_ZONE,
      ['Saturday', 'November 14', '5:00 PM GMT-8', undefined, undefined],
    ],
    [
      '2026-11-14T17:00:00+0530',
      undefined,
      BERLIN_ZONE,
      ['Saturday', 'November 14', '5:00 PM GMT+5:30', '12:30 PM', undefined],
    ],
    ['2026-11-14T17:00:00Z', undefined, 'UTC', ['Saturday', 'November 14', '5:00 PM UTC', undefined, undefined]],
    // Neither zone nor offset: the visitor's time, without a zone name
    ['2026-11-14T17:00:00', undefined, BERLIN_ZONE, ['Saturday', 'November 14', '5:00 PM', undefined, undefined]],
    // A date without a time
    ['2026-11-14', LOS_ANGELES_ZONE, 'Pacific/Auckland', ['Saturday', 'November 14', undefined, undefined, undefined]],
    ['2027-01-03', undefined, BERLIN_ZONE, ['Sunday', 'January 3, 2027', undefined, undefined, undefined]],
    // Across midnight and the end of the year
    [
      '2026-12-31T23:30:00',
      LOS_ANGELES_ZONE,
      BERLIN_ZONE,
      ['Thursday', 'December 31', '11:30 PM PST', '8:30 AM', 'Friday'],
    ],
    // Daylight saving time: an hour that is skipped, an hour that occurs twice
    [
      '2026-03-08T02:30:00',
      LOS_ANGELES_ZONE,
      LOS_ANGELES_ZONE,
      ['Sunday', 'March 8', '3:30 AM PDT', undefined, undefined],
    ],
    [
      '2026-11-01T01:30:00',
      LOS_ANGELES_ZONE,
      LOS_ANGELES_ZONE,
      ['Sunday', 'November 1', '1:30 AM PDT', undefined, undefined],
    ],
    ['2026-10-25T02:30:00', BERLIN_ZONE, BERLIN_ZONE, ['Sunday', 'October 25', '2:30 AM GMT+2', undefined, undefined]],
    ['2026-03-29T02:30:00', BERLIN_ZONE, BERLIN_ZONE, ['Sunday', 'March 29', '3:30 AM GMT+2', undefined, undefined]],
    ['2026-03-29T01:30:00', BERLIN_ZONE, BERLIN_ZONE, ['Sunday', 'March 29', '1:30 AM GMT+1', undefined, undefined]],
  ])('formats %s in the zone %s for a visitor in %s', (text, zone, visitorZone, texts) => {
    expect(textsOf(text, zone, visitorZone)).toEqual(texts)
  })

  it('uses the time format of the config', () => {
    expect(textsOf('2026-11-14T19:00:00', BERLIN_ZONE, LOS_ANGELES_ZONE, 'HH:mm')).toEqual([
      'Saturday',
      'November 14',
      '19:00 GMT+1',
      '10:00',
      undefined,
    ])
  })

  it.each([undefined, '', 'soon', '2026-02-30', '2026-11-14T17:00:00+99:99'])('rejects %j', (text) => {
    expect(parseEventMoment(text, LOS_ANGELES_ZONE)).toBeUndefined()
  })
})

it('ends a day at midnight in the event’s zone, also if the day has 23 hours', () => {
  const { start, end } = parseEventMoment('2026-03-08', LOS_ANGELES_ZONE) ?? { start: 0, end: 0 }
  expect((end - start) / 3_600_000).toBe(23)
})

it('converts the wall time in every zone back to UTC, with the first occurrence of a repeated hour', () => {
  const zones = Intl.supportedValuesOf('timeZone')
  const moment = fc.integer({ min: Date.UTC(1990, 0), max: Date.UTC(2050, 0) })
  fc.assert(
    fc.property(fc.constantFrom(...zones), moment, (zone, time) => {
      const minute = time - (time % 60_000)
      const { offset } = zoneOffsetAndName(minute, zone)
      const found = wallTimeToUtc(minute + offset * 60_000, zone)
      // An hour that occurs twice is converted to its first occurrence.
      expect(found + zoneOffsetAndName(found, zone).offset * 60_000).toBe(minute + offset * 60_000)
      expect(found).toBeLessThanOrEqual(minute)
    }),
    { numRuns: 1000, seed: 1927 },
  )
})
