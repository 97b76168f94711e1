import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { lazyPart } from './lazyPart'

const Hello = ({ name }: { name: string }) => <p>Hello {name}</p>

it('shows the pending slot until the code has loaded', async () => {
  const Part = lazyPart(async () => Hello)
  render(<Part name="Ida" lazy={{ pending: <p>wait</p> }} />)
  expect(screen.getByText('wait')).toBeTruthy()
  await screen.findByText('Hello Ida')
})

it('renders a preloaded part immediately', async () => {
  const Part = lazyPart(async () => Hello)
  Part.preload()
  await vi.waitFor(() => expect(Part.isReady()).toBe(true))
  render(<Part name="Ida" lazy={{ pending: <p>wait</p> }} />)
  expect(screen.getByText('Hello Ida')).toBeTruthy()
})

it('does not load the code while disabled', () => {
  const load = vi.fn(async () => Hello)
  const Part = lazyPart(load)
  const { container } = render(<Part name="Ida" lazy={{ enabled: false, idle: 'first', pending: 'wait' }} />)
  expect(load).not.toHaveBeenCalled()
  expect(container.textContent).toBe('first')
})

it('shows the failed slot when loading fails, and retries', async () => {
  let down = true
  const Part = lazyPart(async () => {
    if (down) throw new Error('down')
    return Hello
  })
  const failed = (retry: () => void) => (
    <button type="button" onClick={retry}>
      retry
    </button>
  )
  render(<Part name="Ida" lazy={{ failed }} />)
  const retryButton = await screen.findByRole('button')
  expect(Part.hasFailed()).toBe(true)
  down = false
  await userEvent.click(retryButton)
  await screen.findByText('Hello Ida')
})

it('reloads failed code when the browser is back online, until it succeeds', async () => {
  const load = vi.fn(async () => (load.mock.calls.length < 3 ? Promise.reject(new Error('down')) : Hello))
  const Part = lazyPart(load)
  render(<Part name="Ida" lazy={{ failed: 'not there' }} />)
  await screen.findByText('not there')
  expect(load).toHaveBeenCalledTimes(1)
  // The first retry fails, too, so the part waits for the next online event.
  for (const times of [2, 3]) {
    window.dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(times))
    await screen.findByText(times === 2 ? 'not there' : 'Hello Ida')
  }
  window.dispatchEvent(new Event('online'))
  expect(load).toHaveBeenCalledTimes(3)
})

it('ignores a failed preload', async () => {
  const Part = lazyPart(async () => Promise.reject(new Error('down')))
  Part.preload()
  await Promise.resolve()
  expect(Part.isReady()).toBe(false)
})
