import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '../../catalogue/testing/pageSite'
import type { LiveEvent } from '../../generated/types'
import { EventStage } from './EventStage'

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

const show = () => showPage(<EventStage event={event} name="Premiere" titleSlug="film" back="/" />, {})

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
