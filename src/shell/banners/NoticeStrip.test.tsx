import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, test, vi } from 'vitest'
import { testSite } from '../testing/testSite'
import { NoticeStrip, timeLeft } from './NoticeStrip'

const NOW = Date.parse('2026-11-20T12:00:00Z')
beforeEach(() => vi.useFakeTimers({ now: NOW }))
afterEach(() => vi.useRealTimers())

const MINUTE = 60_000
test.each([
  [0, undefined],
  [-1, undefined],
  [Number.NaN, undefined],
  [1, { days: 0, hours: 0, minutes: 1 }],
  [MINUTE, { days: 0, hours: 0, minutes: 1 }],
  [MINUTE + 1, { days: 0, hours: 0, minutes: 2 }],
  [25 * 60 * MINUTE, { days: 1, hours: 1, minutes: 0 }],
])('%d ms are rounded up to %o', (ms, left) => {
  expect(timeLeft(ms)).toEqual(left)
})

const show = (until: string | undefined, short = false, offset = 0) => {
  const site = testSite()
  site.session.clockSynced(offset)
  return render(site.around(<NoticeStrip notice={{ text: 'Voting closes in', until }} short={short} />))
}
const stripText = () => document.querySelector('.mq-notice')?.textContent

it('counts down each minute without a live region, and disappears at the end', () => {
  show('2026-11-20T12:02:00Z')
  expect(stripText()).toBe('Voting closes in2 minutes')
  expect(document.querySelector('[aria-live], [role=status], [role=alert]')).toBeNull()
  act(() => vi.advanceTimersByTime(MINUTE + 2))
  expect(stripText()).toBe('Voting closes in1 minute')
  act(() => vi.advanceTimersByTime(MINUTE + 2))
  expect(stripText()).toBeUndefined()
})

it('uses the server clock', () => {
  show('2026-11-20T13:00:00Z', true, 58 * MINUTE)
  expect(stripText()).toBe('Voting closes in2 m')
})

it('is hidden after its end, and shown without a time if it has no end', () => {
  show('2026-11-20T11:59:59Z')
  expect(stripText()).toBeUndefined()
  show(undefined)
  expect(stripText()).toBe('Voting closes in')
})

it('keeps the accessible name of the link in the short form, which shows only an arrow', () => {
  const link = { label: 'Open your ballot', url: 'https://ballot.example' }
  render(testSite().around(<NoticeStrip notice={{ text: 'Vote', link }} short />))
  expect(screen.getByRole('link', { name: 'Open your ballot' }).getAttribute('rel')).toBe('noopener noreferrer')
})
