import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { holdDraftLock } from './draftLock'

interface LockRequest {
  name: string
  options: LockOptions
  resolve: (value: unknown) => void
  reject: (error: Error) => void
}

/** Grants locks like a browser, for all tabs of it. */
function createFakeLocks() {
  const held = new Map<string, LockRequest>()
  const requests: LockRequest[] = []
  return {
    requests,
    held: () => [...held.keys()],
    request(name: string, options: LockOptions, callback: (lock: object | null) => Promise<unknown> | undefined) {
      return new Promise((resolve, reject) => {
        const request = { name, options, resolve, reject }
        requests.push(request)
        queueMicrotask(async () => {
          const owner = held.get(name)
          if (owner && !options.steal) return resolve(await callback(null))
          owner?.reject(new DOMException('The lock was stolen.', 'AbortError'))
          held.set(name, request)
          await callback({ name })
          if (held.get(name) === request) held.delete(name)
          resolve(undefined)
        })
      })
    },
  }
}

let locks: ReturnType<typeof createFakeLocks>
beforeEach(() => {
  locks = createFakeLocks()
  vi.stubGlobal('navigator', { locks })
})
afterEach(() => vi.unstubAllGlobals())

test('holds a separate lock for each draft', async () => {
  expect(await holdDraftLock('a')).toBe(true)
  expect(await holdDraftLock('b')).toBe(true)
  await new Promise((done) => setTimeout(done))
  expect(locks.held()).toEqual(['a', 'b'])
})

test('does not wait for another tab that has the lock', async () => {
  const onLost = vi.fn()
  await holdDraftLock('a', { onLost })
  expect(await holdDraftLock('a', { onLost })).toBe(false)
  await new Promise((done) => setTimeout(done))
  expect(onLost).not.toHaveBeenCalled()
})

test('takes over the lock, and tells the other tab', async () => {
  const [first, second] = [vi.fn(), vi.fn()]
  await holdDraftLock('a', { onLost: first })
  expect(await holdDraftLock('a', { steal: true, onLost: second })).toBe(true)
  await new Promise((done) => setTimeout(done))
  expect(first).toHaveBeenCalledOnce()
  expect(second).not.toHaveBeenCalled()
})

test.each([
  ['is missing', undefined],
  ['may not be used', { request: () => Promise.reject(new DOMException('Opaque origin.', 'SecurityError')) }],
])('edits without a lock where the lock manager %s', async (_, manager) => {
  vi.stubGlobal('navigator', { locks: manager })
  const onLost = vi.fn()
  expect(await holdDraftLock('a', { onLost })).toBe(true)
  expect(onLost).not.toHaveBeenCalled()
})
