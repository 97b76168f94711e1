import { act, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../catalogue/testing/pageSite'
import type { LiveEvent, SiteConfig } from '../../generated/types'
import type { PlaybackFailure } from '../../player/failure'
import { EventPlayer } from './EventPlayer'

interface PlayerProps {
  wanted: { asset: string }
  renderFailure?: (failure: PlaybackFailure, retry: () => void) => ReactNode
}

/** Failure of the player; undefined if it plays. */
let playerFailure: PlaybackFailure | undefined
const retry = vi.fn()
vi.mock('../../playback/slot/TitlePlayer', () => ({
  TitlePlayer: ({ wanted, renderFailure }: PlayerProps) =>
    playerFailure ? renderFailure?.(playerFailure, retry) : <p>Plays {wanted.asset}</p>,
}))
beforeEach(() => {
  playerFailure = undefined
})
afterEach(() => vi.useRealTimers())

const START_TIME = Date.parse('2026-11-27T18:00:00Z')
const event = {
  slug: 'premiere',
  asset_id: 'a-live',
  start_time: new Date(START_TIME).toISOString(),
  end_time: new Date(START_TIME + 7_200_000).toISOString(),
} as LiveEvent

const show = (config: Partial<SiteConfig> = {}) =>
  showPage(<EventPlayer event={event} name="Premiere" titleSlug="film" back="/title/film" />, { config })
const link = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href')

test('plays after the countdown although the device clock is slightly behind', async () => {
  vi.useFakeTimers({ now: START_TIME - 2000 })
  show()
  expect(screen.getByRole('timer')).toBeTruthy()
  const real = Date.now
  vi.spyOn(Date, 'now').mockImplementation(() => real() - 200)
  await act(() => vi.advanceTimersByTimeAsync(2100))
  expect(screen.getByText('Plays a-live')).toBeTruthy()
})

test('does not play before the start for visitors who are not moderators', () => {
  vi.useFakeTimers({ now: START_TIME - 2000 })
  show()
  act(() => screen.getByRole('button', { name: 'Play' }).click())
  expect(screen.queryByText('Plays a-live')).toBeNull()
})

test.each([
  ['a string', 'moderator', true],
  ['a list', ['viewer', 'moderator'], true],
  ['a comma-separated string', 'viewer, moderator', true],
  ["the client's prefix", ['press-moderator'], true],
  ["another client's prefix", ['other-moderator'], false],
  ['another role', 'viewer', false],
])('with client_role as %s, plays before the start: %s', async (_, client_role, opens) => {
  vi.useFakeTimers({ now: START_TIME - 2000 })
  const { runtime } = show({ auth: { keycloak: { issuer: 'https://id.example', client_id: 'press' } } })
  act(() => runtime.session.profileLoaded({ client_role }, []))
  act(() => screen.getByRole('button', { name: 'Play' }).click())
  expect(screen.queryByText('Plays a-live') !== null).toBe(opens)
})

test('links to the home page instead of the title after a player error', () => {
  playerFailure = { kind: 'refused', code: '6' }
  vi.useFakeTimers({ now: START_TIME + 1000 })
  show()
  const alert = screen.getByRole('alert')
  expect(screen.getByRole('heading', { level: 2, name: 'Device Limit Reached' })).toBeTruthy()
  for (const text of ['Premiere', 'You can watch on up to 3 devices.', 'Code 6'])
    expect(alert.textContent).toContain(text)
  expect(screen.getAllByRole('link', { name: 'Go to the Home Page' }).map((each) => each.getAttribute('href'))).toEqual(
    ['/', '/'],
  )
  expect(link('Back to Premiere')).toBeUndefined()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('retries a network failure', () => {
  playerFailure = { kind: 'network' }
  vi.useFakeTimers({ now: START_TIME + 1000 })
  show()
  act(() => screen.getByRole('button', { name: 'Try again' }).click())
  expect(retry).toHaveBeenCalledTimes(1)
})

test('shows "Ended" and links to the title and home after an event without a recording', () => {
  vi.useFakeTimers({ now: START_TIME + 8_000_000 })
  show()
  expect(screen.getByRole('alert').textContent).toMatch(/^Ended Nov\. 27, .*No video found\./)
  expect([link('Go to the title'), link('Go to the Home Page')]).toEqual(['/title/film', '/'])
})
