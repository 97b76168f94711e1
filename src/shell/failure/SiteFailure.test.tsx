import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, test, vi } from 'vitest'
import { SiteError } from '../../site/load/loadConfig'
import { retryDelay, SiteFailure } from './SiteFailure'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const show = (retry = vi.fn(async () => {})) => {
  render(<SiteFailure error={new SiteError('unreachable', 'config/: status 503')} retry={retry} />)
  return retry
}
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const dispatchVisibilityChange = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')))

test.each([
  [0, 2000],
  [1, 4000],
  [4, 32_000],
  [5, 60_000],
  [500, 60_000],
])('before attempt %d waits %d ms', (attempt, delay) => {
  expect(retryDelay(attempt)).toBe(delay)
})

it('shows the error, sets the title, and retries with increasing delays', async () => {
  const retry = show()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The site is not responding.')
  expect(document.title).toBe('The site is not responding.')
  expect(screen.getByText('config/: status 503')).toBeTruthy()
  await wait(2000)
  expect(retry).toHaveBeenCalledTimes(1)
  await wait(3999)
  expect(retry).toHaveBeenCalledTimes(1)
  await wait(1)
  expect(retry).toHaveBeenCalledTimes(2)
})

it('does not retry in a hidden tab, and retries immediately when it becomes visible', async () => {
  const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const retry = show()
  await wait(120_000)
  expect(retry).not.toHaveBeenCalled()
  visible.mockReturnValue('visible')
  await dispatchVisibilityChange()
  expect(retry).toHaveBeenCalledTimes(1)
})

it('runs one attempt at a time, even if the button is clicked again', async () => {
  let fail = () => {}
  const retry = show(
    vi.fn(() =>
      new Promise<void>((_, reject) => {
        fail = () => reject(new Error('still down'))
      }).catch(() => {}),
    ),
  )
  await act(async () => screen.getByRole('button').click())
  await act(async () => screen.getByRole('button').click())
  expect(retry).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('button').textContent).toBe('Trying again…')
  await act(async () => fail())
  expect(screen.getByRole('button').textContent).toBe('Try again')
})

it('shows a specific message for restricted countries', () => {
  render(<SiteFailure error={new SiteError('restricted', '')} retry={async () => {}} />)
  expect(screen.getByRole('heading').textContent).toBe('Content Unavailable')
})
