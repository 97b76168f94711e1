import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { withTimeout } from './withTimeout'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('resolves with the value in time', async () => {
  await expect(withTimeout(Promise.resolve(7), 100)).resolves.toBe(7)
  expect(vi.getTimerCount()).toBe(0)
})

it('rejects with the error in time', async () => {
  await expect(withTimeout(Promise.reject(new TypeError('gone')), 100)).rejects.toThrow('gone')
  expect(vi.getTimerCount()).toBe(0)
})

it('rejects after the timeout', async () => {
  const promise = withTimeout(new Promise(() => {}), 100)
  const rejection = expect(promise).rejects.toThrow(RangeError)
  await vi.advanceTimersByTimeAsync(100)
  await rejection
})
