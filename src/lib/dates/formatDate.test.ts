import { afterEach, describe, expect, it, vi } from 'vitest'
import { formatDate } from './formatDate'

afterEach(() => vi.unstubAllEnvs())

describe('formatDate', () => {
  it.each([
    ['2026-11-27', undefined, '11/27/2026'],
    ['2026-01-05', undefined, '1/5/2026'],
    ['1922-03-04', 'MMMM D, YYYY', 'March 4, 1922'],
    ['1922-03', 'MMMM D, YYYY', 'March 1, 1922'],
    ['1922', undefined, '1922'],
    ['1922', 'MMMM D, YYYY', '1922'],
  ])('formats %s with the format %s as %s', (text, format, words) => {
    expect(formatDate(text, format)).toBe(words)
  })

  it.each([undefined, '', 'soon', '2026-02-30', 'null'])('returns nothing for %j', (text) => {
    expect(formatDate(text)).toBeUndefined()
  })

  it.each(['America/Los_Angeles', 'UTC', 'Pacific/Auckland'])(
    'shows a date or time without a zone unchanged in the zone %s',
    (zone) => {
      vi.stubEnv('TZ', zone)
      expect(formatDate('2026-11-27')).toBe('11/27/2026')
      expect(formatDate('2026-11-27T00:30:00', 'M/D/YYYY H:mm')).toBe('11/27/2026 0:30')
    },
  )

  it.each([
    ['America/Los_Angeles', '11/26/2026 18:00'],
    ['UTC', '11/27/2026 2:00'],
    ['Pacific/Auckland', '11/27/2026 15:00'],
  ])('shows a time in the visitor’s zone %s', (zone, words) => {
    vi.stubEnv('TZ', zone)
    expect(formatDate('2026-11-27T02:00:00Z', 'M/D/YYYY H:mm')).toBe(words)
    expect(formatDate('2026-11-26T18:00:00-0800', 'M/D/YYYY H:mm')).toBe(words)
  })
})
