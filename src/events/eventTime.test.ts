import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { eventMoment, momentWords } from './eventTime'
import { momentOf, zoneOffset } from './zoneOffset'

const LA = 'America/Los_Angeles'
const BERLIN = 'Europe/Berlin'
const NOW = Date.parse('2026-11-20T12:00:00Z')

const told = (text: string, zone: string | undefined, own: string, format?: string) => {
  const moment = eventMoment(text, zone, own)
  const words = moment && momentWords(moment, NOW, format, own)
  return words && [words.weekday, words.date, words.time, words.here?.time, words.here?.weekday]
}

describe('what a visitor reads', () => {
  test.each([
    // An event's own zone, whatever the date is written in
    ['2026-11-15T01:00:00Z', LA, LA, ['Saturday', 'November 14', '5:00 PM PST', undefined, undefined]],
    ['2026-11-14T17:00:00-08:00', LA, BERLIN, ['Saturday', 'November 14', '5:00 PM PST', '2:00 AM', 'Sunday']],
    ['2026-11-14T17:00:00', LA, BERLIN, ['Saturday', 'November 14', '5:00 PM PST', '2:00 AM', 'Sunday']],
    // The same day there, another hour
    ['2026-11-14T09:00:00', LA, 'America/New_York', ['Saturday', 'November 14', '9:00 AM PST', '12:00 PM', undefined]],
    // A zone that nobody knows, or none: the offset of the date
    [
      '2026-11-14T17:00:00-08:00',
      'Mars/Olympus',
      LA,
      ['Saturday', 'November 14', '5:00 PM GMT-8', undefined, undefined],
    ],
    [
      '2026-11-14T17:00:00+0530',
      undefined,
      BERLIN,
      ['Saturday', 'November 14', '5:00 PM GMT+5:30', '12:30 PM', undefined],
    ],
    ['2026-11-14T17:00:00Z', undefined, 'UTC', ['Saturday', 'November 14', '5:00 PM UTC', undefined, undefined]],
    // Nothing at all: the visitor's own clock, which needs no name
    ['2026-11-14T17:00:00', undefined, BERLIN, ['Saturday', 'November 14', '5:00 PM', undefined, undefined]],
    // A day is a day
    ['2026-11-14', LA, 'Pacific/Auckland', ['Saturday', 'November 14', undefined, undefined, undefined]],
    ['2027-01-03', undefined, BERLIN, ['Sunday', 'January 3, 2027', undefined, undefined, undefined]],
    // Over midnight and over the turn of the year
    ['2026-12-31T23:30:00', LA, BERLIN, ['Thursday', 'December 31', '11:30 PM PST', '8:30 AM', 'Friday']],
    // Summer time begins and ends: an hour that is left out, one that comes twice
    ['2026-03-08T02:30:00', LA, LA, ['Sunday', 'March 8', '3:30 AM PDT', undefined, undefined]],
    ['2026-11-01T01:30:00', LA, LA, ['Sunday', 'November 1', '1:30 AM PDT', undefined, undefined]],
    ['2026-10-25T02:30:00', BERLIN, BERLIN, ['Sunday', 'October 25', '2:30 AM GMT+2', undefined, undefined]],
    ['2026-03-29T02:30:00', BERLIN, BERLIN, ['Sunday', 'March 29', '3:30 AM GMT+2', undefined, undefined]],
    ['2026-03-29T01:30:00', BERLIN, BERLIN, ['Sunday', 'March 29', '1:30 AM GMT+1', undefined, undefined]],
  ])('%s in %s, read in %s', (text, zone, own, words) => {
    expect(told(text, zone, own)).toEqual(words)
  })

  it('the format is the config’s', () => {
    expect(told('2026-11-14T19:00:00', BERLIN, LA, 'HH:mm')).toEqual([
      'Saturday',
      'November 14',
      '19:00 GMT+1',
      '10:00',
      undefined,
    ])
  })

  it.each([undefined, '', 'soon', '2026-02-30', '2026-11-14T17:00:00+99:99'])('%j is no date', (text) => {
    expect(eventMoment(text, LA)).toBeUndefined()
  })
})

it('a day lasts as long as it does where the event is', () => {
  const { at, end } = eventMoment('2026-03-08', LA) ?? { at: 0, end: 0 }
  expect((end - at) / 3_600_000).toBe(23)
})

it('what the clocks of a zone show leads back to the moment, for each zone of the browser', () => {
  const zones = Intl.supportedValuesOf('timeZone')
  const moment = fc.integer({ min: Date.UTC(1990, 0), max: Date.UTC(2050, 0) })
  fc.assert(
    fc.property(fc.constantFrom(...zones), moment, (zone, time) => {
      const at = time - (time % 60_000)
      const { offset } = zoneOffset(at, zone)
      const found = momentOf(at + offset * 60_000, zone)
      // An hour that comes twice leads to the first: the clocks show the same.
      expect(found + zoneOffset(found, zone).offset * 60_000).toBe(at + offset * 60_000)
      expect(found).toBeLessThanOrEqual(at)
    }),
    { numRuns: 1000, seed: 1927 },
  )
})
