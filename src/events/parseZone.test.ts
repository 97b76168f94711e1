import { expect, test } from 'vitest'
import { parseEventMoment } from './parseEventMoment'
import { parseZone } from './parseZone'

test.each([
  ['Eastern', 'America/New_York'],
  ['Central', 'America/Chicago'],
  ['Mountain', 'America/Denver'],
  ['Pacific', 'America/Los_Angeles'],
  ['Alaska', 'America/Anchorage'],
  ['Hawaii', 'Pacific/Honolulu'],
  ['Arizona', 'America/Phoenix'],
  ['London', 'Europe/London'],
  // Spellings
  [' pacific ', 'America/Los_Angeles'],
  ['PACIFIC TIME', 'America/Los_Angeles'],
  ['Pacific Standard Time', 'America/Los_Angeles'],
  ['Eastern Daylight Time', 'America/New_York'],
  ['US/Eastern', 'America/New_York'],
  ['U.S. Central', 'America/Chicago'],
  ['(GMT-08:00) Pacific Time (US & Canada)', 'America/Los_Angeles'],
  ['British Summer Time', 'Europe/London'],
  // Abbreviations
  ['ET', 'America/New_York'],
  ['EST', 'America/New_York'],
  ['CDT', 'America/Chicago'],
  ['MST', 'America/Denver'],
  ['PST', 'America/Los_Angeles'],
  ['P.T.', 'America/Los_Angeles'],
  ['AKST', 'America/Anchorage'],
  ['HST', 'Pacific/Honolulu'],
  ['BST', 'Europe/London'],
  ['CEST', 'Europe/Berlin'],
  ['UTC', 'UTC'],
  ['Z', 'UTC'],
  // IANA
  ['America/Los_Angeles', 'America/Los_Angeles'],
  ['America/Los Angeles', 'America/Los_Angeles'],
  ['Pacific/Auckland', 'Pacific/Auckland'],
  ['Asia/Kolkata', 'Asia/Kolkata'],
  ['GMT', 'GMT'],
  // Offsets
  ['-08:00', '-08:00'],
  ['+0530', '+05:30'],
  ['UTC-8', '-08:00'],
  ['GMT +5:30', '+05:30'],
  ['+14', '+14:00'],
  ['+00:00', 'UTC'],
  // Unknown
  ['Mars/Olympus', undefined],
  ['Pacific Rim', undefined],
  ['Summer', undefined],
  ['+15:00', undefined],
  ['+05:99', undefined],
  ['', undefined],
  [' ', undefined],
  [undefined, undefined],
])('reads %j as %s', (text, zone) => {
  expect(parseZone(text)).toBe(zone)
})

test.each([
  ['Pacific in winter', '2026-11-28T19:00:00', 'Pacific', '2026-11-29T03:00:00.000Z', 'PST'],
  ['Pacific in summer', '2026-07-01T19:00:00', 'Pacific', '2026-07-02T02:00:00.000Z', 'PDT'],
  ['PST in summer', '2026-07-01T19:00:00', 'PST', '2026-07-02T02:00:00.000Z', 'PDT'],
  ['Eastern', '2026-11-28T19:00:00', 'Eastern', '2026-11-29T00:00:00.000Z', 'EST'],
  ['Central', '2026-11-28T19:00:00', 'Central', '2026-11-29T01:00:00.000Z', 'CST'],
  ['Mountain', '2026-11-28T19:00:00', 'Mountain', '2026-11-29T02:00:00.000Z', 'MST'],
  ['Alaska', '2026-11-28T19:00:00', 'Alaska', '2026-11-29T04:00:00.000Z', 'AKST'],
  ['Hawaii', '2026-07-01T19:00:00', 'Hawaii', '2026-07-02T05:00:00.000Z', 'HST'],
  ['London in summer', '2026-07-01T19:00:00', 'London', '2026-07-01T18:00:00.000Z', 'GMT+1'],
  ['an offset', '2026-11-28T19:00:00', 'GMT+5:30', '2026-11-28T13:30:00.000Z', 'GMT+5:30'],
  ['a date with its own offset', '2026-11-29T03:00:00Z', 'Pacific', '2026-11-29T03:00:00.000Z', 'PST'],
])('gives every visitor the same moment: %s', (_, text, zone, instant, name) => {
  for (const visitorZone of ['America/Los_Angeles', 'Europe/Berlin', 'Asia/Tokyo']) {
    const moment = parseEventMoment(text, zone, visitorZone)
    expect([new Date(moment?.start ?? 0).toISOString(), moment?.zone]).toEqual([instant, name])
  }
})
