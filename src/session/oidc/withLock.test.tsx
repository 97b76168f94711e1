import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withLock } from './withLock'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { ...navigator, locks: undefined })
  localStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Work that logs its start and end. */
function createWorker(log: string[], name: string) {
  return async () => {
    log.push(`${name} in`)
    await new Promise((done) => setTimeout(done, 1000))
    log.push(`${name} out`)
    return name
  }
}

test('waits for the other tab without Web Locks', async () => {
  const log: string[] = []
  const both = Promise.all([withLock('l', createWorker(log, 'a')), withLock('l', createWorker(log, 'b'))])
  await vi.runAllTimersAsync()
  expect((await both).toSorted()).toEqual(['a', 'b'])
  expect(log.map((line) => line.slice(2))).toEqual(['in', 'out', 'in', 'out'])
})

test('takes the lock of a closed tab after it expires', async () => {
  localStorage.setItem('l', `other ${Date.now() + 15_000}`)
  const done = withLock('l', async () => 'mine')
  await vi.advanceTimersByTimeAsync(14_000)
  expect(localStorage.getItem('l')).toContain('other')
  await vi.runAllTimersAsync()
  expect(await done).toBe('mine')
  expect(localStorage.getItem('l')).toBeNull()
})

test('releases the lock when the work fails', async () => {
  const failing = withLock('l', async () => {
    throw new Error('no')
  }).catch((error: Error) => error.message)
  await vi.runAllTimersAsync()
  expect(await failing).toBe('no')
  expect(localStorage.getItem('l')).toBeNull()
})

test('uses Web Locks if supported', async () => {
  const request = vi.fn((_: string, work: () => unknown) => work())
  vi.stubGlobal('navigator', { locks: { request } })
  expect(await withLock('l', async () => 7)).toBe(7)
  expect(request).toHaveBeenCalledWith('l', expect.any(Function))
})
