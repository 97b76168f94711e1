import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '../../catalogue/testing/pageSite'
import type { LiveEvent, SiteConfig } from '../../generated/types'
import { EventPlayer } from './EventPlayer'

vi.mock('../../playback/slot/TitlePlayer', () => ({
  TitlePlayer: ({ wanted }: { wanted: { asset: string } }) => <p>Plays {wanted.asset}</p>,
}))
afterEach(() => vi.useRealTimers())

const START = Date.parse('2026-11-27T18:00:00Z')
const event = {
  slug: 'premiere',
  asset_id: 'a-live',
  start_time: new Date(START).toISOString(),
  end_time: new Date(START + 7_200_000).toISOString(),
} as LiveEvent

const show = (config: Partial<SiteConfig> = {}) =>
  showPage(<EventPlayer event={event} name="Premiere" titleSlug="film" back="/" />, { config })

test('the countdown ends while the clock of the device is a little behind: it plays', async () => {
  vi.useFakeTimers({ now: START - 2000 })
  show()
  expect(screen.getByRole('timer')).toBeTruthy()
  const real = Date.now
  vi.spyOn(Date, 'now').mockImplementation(() => real() - 200)
  await act(() => vi.advanceTimersByTimeAsync(2100))
  expect(screen.getByText('Plays a-live')).toBeTruthy()
})

test('nobody but moderators opens it before', () => {
  vi.useFakeTimers({ now: START - 2000 })
  show()
  act(() => screen.getByRole('button', { name: 'Play' }).click())
  expect(screen.queryByText('Plays a-live')).toBeNull()
})

test.each([
  ['a word', 'moderator', true],
  ['a list', ['viewer', 'moderator'], true],
  ['words with commas', 'viewer, moderator', true],
  ["the client's prefix", ['press-moderator'], true],
  ["another client's prefix", ['other-moderator'], false],
  ['another role', 'viewer', false],
])('a role that comes as %s: a moderator opens it before: %s', async (_, client_role, opens) => {
  vi.useFakeTimers({ now: START - 2000 })
  const { runtime } = show({ auth: { keycloak: { issuer: 'https://id.example', client_id: 'press' } } })
  act(() => runtime.session.signedInAs({ client_role }, []))
  act(() => screen.getByRole('button', { name: 'Play' }).click())
  expect(screen.queryByText('Plays a-live') !== null).toBe(opens)
})
