import { afterAll, expect, test, vi } from 'vitest'
import { fromLocalInput, toLocalInput } from './localTime'

vi.stubEnv('TZ', 'America/Los_Angeles')
afterAll(() => vi.unstubAllEnvs())

test.each([
  ['2026-11-10T18:00', '2026-11-10T18:00:00-08:00'],
  ['2026-07-10T18:00', '2026-07-10T18:00:00-07:00'],
])('stores %s with its offset', (local, stored) => {
  expect(fromLocalInput(local)).toBe(stored)
  expect(toLocalInput(stored)).toBe(local)
})

test('shows a time of another zone in the local one', () => {
  expect(toLocalInput('2026-11-11T02:00:00Z')).toBe('2026-11-10T18:00')
})

test('refuses an hour that clocks skip', () => {
  expect(fromLocalInput('2026-03-08T02:30')).toBeUndefined()
})

test('shows nothing for text that is not a time', () => {
  expect(toLocalInput('soon')).toBe('')
  expect(fromLocalInput('')).toBeUndefined()
})
