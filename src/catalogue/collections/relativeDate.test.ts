import { expect, test } from 'vitest'
import { createText } from '../../text/createText'
import { relativeDate } from './relativeDate'

const now = new Date(2026, 10, 20, 12).getTime()
const isoDate = (month: number, day: number, hour: number, minute: number, year = 2026) =>
  new Date(year, month - 1, day, hour, minute).toISOString()

test.each([
  ['a minute ago', isoDate(11, 20, 11, 59), 'today, 11:59'],
  ['the first minute of the day', isoDate(11, 20, 0, 0), 'today, 00:00'],
  ['the last minute of the day before', isoDate(11, 19, 23, 59), 'yesterday, 23:59'],
  ['a date without a time', '2026-11-20', 'today'],
  ['yesterday without a time', '2026-11-19', 'yesterday'],
  ['this year', isoDate(11, 18, 9, 7), '18 November'],
  ['another year', '2024-10-02', '2 October 2024'],
  ['tomorrow', '2026-11-21', '21 November'],
  ['an invalid date', 'soon', undefined],
  ['undefined', undefined, undefined],
])('formats %s', (_, text, expected) => {
  expect(relativeDate(text, now, createText())).toBe(expected)
})
