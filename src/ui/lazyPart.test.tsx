import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { lazyPart } from './lazyPart'

const Hello = ({ name }: { name: string }) => <p>Hello {name}</p>

it('shows the slot of what is not there yet, then the part', async () => {
  const Part = lazyPart(async () => Hello)
  render(<Part name="Ida" lazy={{ pending: <p>wait</p> }} />)
  expect(screen.getByText('wait')).toBeTruthy()
  await screen.findByText('Hello Ida')
})

it('shows at once what was preloaded', async () => {
  const Part = lazyPart(async () => Hello)
  Part.preload()
  await vi.waitFor(() => expect(Part.isReady()).toBe(true))
  render(<Part name="Ida" lazy={{ pending: <p>wait</p> }} />)
  expect(screen.getByText('Hello Ida')).toBeTruthy()
})

it('loads nothing that is not wanted', () => {
  const load = vi.fn(async () => Hello)
  const Part = lazyPart(load)
  const { container } = render(<Part name="Ida" lazy={{ wanted: false, before: 'first', pending: 'wait' }} />)
  expect(load).not.toHaveBeenCalled()
  expect(container.textContent).toBe('first')
})

it('says that the code could not be had, and tries again', async () => {
  let down = true
  const Part = lazyPart(async () => {
    if (down) throw new Error('down')
    return Hello
  })
  const failed = (retry: () => void) => (
    <button type="button" onClick={retry}>
      again
    </button>
  )
  render(<Part name="Ida" lazy={{ failed }} />)
  const again = await screen.findByRole('button')
  expect(Part.hasFailed()).toBe(true)
  down = false
  await userEvent.click(again)
  await screen.findByText('Hello Ida')
})

it('what could not be had is had when the line is back, and only then', async () => {
  const load = vi.fn(async () => (load.mock.calls.length < 3 ? Promise.reject(new Error('down')) : Hello))
  const Part = lazyPart(load)
  render(<Part name="Ida" lazy={{ failed: 'not there' }} />)
  await screen.findByText('not there')
  expect(load).toHaveBeenCalledTimes(1)
  // Back too early: it says so still, and waits for the next time.
  for (const times of [2, 3]) {
    window.dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(times))
    await screen.findByText(times === 2 ? 'not there' : 'Hello Ida')
  }
  window.dispatchEvent(new Event('online'))
  expect(load).toHaveBeenCalledTimes(3)
})

it('a preload that fails says nothing', async () => {
  const Part = lazyPart(async () => Promise.reject(new Error('down')))
  Part.preload()
  await Promise.resolve()
  expect(Part.isReady()).toBe(false)
})
