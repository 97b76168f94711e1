import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { ServiceError } from '../../service/http/response'
import { anHttp } from '../../service/http/testing/anHttp'
import { createText } from '../../text/createText'
import { announcedTimeLeft, CountdownClock, clockParts, formatTimeLeft } from './CountdownClock'
import { createServerClockReader } from './clockOffset'
import { openingTime } from './openingTime'
import { createServerClock, syncClock, useTimeLeft } from './useTimeLeft'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const t = createText()
const sessionStateWith = (clockOffset: number) => () => ({
  signedIn: false,
  epoch: 0,
  phase: 'idle' as const,
  groups: [],
  clockOffset,
})

test.each([
  [6 * DAY_MS + 14 * HOUR_MS + 22 * MINUTE_MS + 8000, [6, 14, 22, 8]],
  [1, [0, 0, 0, 1]],
  [1000, [0, 0, 0, 1]],
  [1001, [0, 0, 0, 2]],
  [59_999, [0, 0, 1, 0]],
  [HOUR_MS, [0, 1, 0, 0]],
  [DAY_MS, [1, 0, 0, 0]],
  [400 * DAY_MS, [400, 0, 0, 0]],
  [0, [0, 0, 0, 0]],
  [-5, [0, 0, 0, 0]],
  [Number.NaN, [0, 0, 0, 0]],
  [Number.POSITIVE_INFINITY, [0, 0, 0, 0]],
])('splits %d ms into %j', (left, expected) => expect(Object.values(clockParts(left))).toEqual(expected))

test.each([
  [6 * DAY_MS + 14 * HOUR_MS + 22 * MINUTE_MS, '6 days, 14 hours, 22 minutes left', '6 days, 14 hours left'],
  [DAY_MS, '1 day left', '1 day left'],
  [61 * MINUTE_MS, '1 hour, 1 minute left', '1 hour left'],
  [59 * MINUTE_MS, '59 minutes left', '59 minutes left'],
  [30_000, 'Less than a minute left', 'Less than a minute left'],
  [0, 'It’s open now.', 'It’s open now.'],
])('formats and announces %d ms', (left, text, announced) => {
  expect(formatTimeLeft(clockParts(left), t)).toBe(text)
  expect(announcedTimeLeft(clockParts(left), t)).toBe(announced)
})

describe('openingTime', () => {
  test.each([
    ['2026-11-14T09:00:00-08:00', 'Europe/Berlin', 'Saturday, November 14 at 9:00 AM (UTC−8)', '6:00 PM'],
    ['2026-11-14T20:00:00-08:00', 'Europe/Berlin', 'Saturday, November 14 at 8:00 PM (UTC−8)', 'Sunday 5:00 AM'],
    ['2026-11-14T09:00:00+05:30', 'UTC', 'Saturday, November 14 at 9:00 AM (UTC+5:30)', '3:30 AM'],
    ['2026-11-14T09:00:00Z', 'Europe/London', undefined, 'Saturday, November 14 at 9:00 AM'],
    ['2026-11-14T09:00:00-0800', 'America/Los_Angeles', undefined, 'Saturday, November 14 at 9:00 AM'],
    ['2026-11-14', 'UTC', undefined, 'Saturday, November 14 at 12:00 AM'],
  ])('formats %s in %s', (text, zone, there, here) => {
    const normalizeSpaces = (time: string | undefined) => time?.replace(/[\u202f\u00a0]/g, ' ')
    const opening = openingTime(text, Date.parse(text.replace('-0800', '-08:00')), 'en', zone)
    expect([normalizeSpaces(opening.there), normalizeSpaces(opening.here)]).toEqual([there, here])
  })
})

it('ignores the device clock between samples (threats D5)', () => {
  let wall = 1_000_000
  let run = 50
  const now = createServerClock(
    500,
    () => wall,
    () => run,
  )
  expect(now()).toBe(1_000_500)
  wall += 3 * HOUR_MS
  run += 1000
  expect(now()).toBe(1_001_500)
})

describe('createServerClockReader uses only the first response', () => {
  const now = Date.parse('2026-11-20T12:00:00Z')
  beforeEach(() => vi.useFakeTimers({ now }))
  afterEach(() => vi.useRealTimers())
  test.each([
    ['reads a clock an hour ahead', { Date: 'Fri, 20 Nov 2026 13:00:00 GMT' }, HOUR_MS + 500],
    ['reads a clock an hour behind', { Date: 'Fri, 20 Nov 2026 11:00:00 GMT' }, 500 - HOUR_MS],
    ['adds the Age of a cached response', { Date: 'Fri, 20 Nov 2026 12:00:00 GMT', Age: '600' }, 600_500],
    ['ignores an invalid Age', { Date: 'Fri, 20 Nov 2026 13:00:00 GMT', Age: 'old' }, HOUR_MS + 500],
    ['ignores a difference below 2 s', { Date: 'Fri, 20 Nov 2026 12:00:01 GMT' }, undefined],
    ['ignores a date in 1970', { Date: 'Thu, 01 Jan 1970 00:00:00 GMT' }, undefined],
    ['ignores an invalid date', { Date: 'soon' }, undefined],
    ['ignores a response without a Date header', {}, undefined],
  ])('%s', (_, headers, expected) => {
    const clockSynced = vi.fn()
    const onHeaders = createServerClockReader({ clockSynced: clockSynced, state: sessionStateWith(0) })
    onHeaders(new Headers(headers as Record<string, string>), now)
    onHeaders(new Headers({ Date: 'Fri, 20 Nov 2026 18:00:00 GMT' }), now)
    expect(clockSynced.mock.calls).toEqual(expected === undefined ? [] : [[expected]])
  })
})

describe('syncClock', () => {
  const countClockUpdates = async (request: () => Promise<unknown>) => {
    const clockSynced = vi.fn()
    await syncClock(anHttp({ get: request }), {
      clockSynced: clockSynced,
      authorization: () => 'Token a',
      state: sessionStateWith(0),
    })
    return clockSynced.mock.calls.length
  }

  it.each([
    ['and corrects the clock', 3_600_000, [0]],
    ['and keeps a correct clock', 0, []],
  ])('requests the health check for its Date header when signed out, %s', async (_, known, expected) => {
    const clockSynced = vi.fn()
    const paths: string[] = []
    const get = async (path: string, { onHeaders }: { onHeaders: (headers: Headers, requestedAt: number) => void }) => {
      paths.push(path)
      onHeaders(new Headers({ Date: new Date().toUTCString() }), Date.now())
    }
    await syncClock(anHttp({ get }), {
      clockSynced: clockSynced,
      authorization: () => undefined,
      state: sessionStateWith(known),
    })
    expect(paths).toEqual(['user/health_check/'])
    expect(clockSynced.mock.calls.map(([offset]) => Math.abs(Math.round(offset / 2000)))).toEqual(expected)
  })
  const stamp = { server_utc_timestamp: Date.now() / 1000 }
  const refused = (data: unknown) => Promise.reject(new ServiceError('status', 'x', 401, '', data))
  test.each([
    ['reads the clock from a profile', async () => ({ data: stamp }), 1],
    ['reads the clock from a refusal', () => refused(stamp), 1],
    ['ignores a refusal without a clock', () => refused({ message: 'no' }), 0],
    ['ignores a refusal without data', () => refused(undefined), 0],
    ['ignores a clock of 1970', () => refused({ server_utc_timestamp: 0 }), 0],
    ['ignores a network error', () => Promise.reject(new ServiceError('network', 'x')), 0],
    ['ignores a list', async () => ({ data: [1] }), 0],
  ] as [string, () => Promise<unknown>, number][])('%s', async (_, request, times) => {
    expect(await countClockUpdates(request)).toBe(times)
  })
})

describe('useTimeLeft', () => {
  const NOW = Date.parse('2026-11-14T17:00:00Z') - 5000
  beforeEach(() => vi.useFakeTimers({ now: NOW }))
  afterEach(() => vi.useRealTimers())

  function Left({ offset = 0 }: { offset?: number }) {
    return <CountdownClock left={useTimeLeft(NOW + 5000, offset)} />
  }
  const seconds = () => screen.getByRole('timer').textContent

  it('ticks each second and stops at zero', () => {
    render(<Left />)
    expect(seconds()).toContain('05seconds')
    act(() => void vi.advanceTimersByTime(1003))
    expect(seconds()).toContain('04seconds')
    act(() => void vi.advanceTimersByTime(10_000))
    expect(seconds()).toContain('00seconds')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('uses the server clock, and a better sample when there is one', () => {
    const { rerender } = render(<Left offset={-MINUTE_MS} />)
    expect(screen.getByRole('timer', { name: '1 minute left' })).toBeTruthy()
    rerender(<Left offset={4000} />)
    expect(seconds()).toContain('01second')
  })

  it('is correct after the device slept', () => {
    render(<Left />)
    vi.setSystemTime(NOW + 4000)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(seconds()).toContain('01second')
  })

  it('announces nothing when only seconds change', () => {
    render(<Left offset={-HOUR_MS - 30_000} />)
    const live = document.querySelector('[aria-live]')
    const before = live?.textContent
    act(() => void vi.advanceTimersByTime(20_000))
    expect(live?.textContent).toBe(before)
    expect(screen.getByRole('timer').getAttribute('aria-live')).toBeNull()
  })
})
