import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useCalls } from './calls'

class Timing {
  startTime = 1
  duration = 2
  transferSize = 3
  responseStatus = 200
  constructor(readonly name: string) {}
}
vi.stubGlobal('PerformanceResourceTiming', Timing)

const entry = (name: string) => new Timing(name)
let entries: ReturnType<typeof entry>[] = []
let notifyObserver = () => {}
const disconnect = vi.fn()

vi.stubGlobal(
  'PerformanceObserver',
  class {
    constructor(callback: () => void) {
      notifyObserver = callback
    }
    observe() {}
    disconnect = disconnect
  },
)
vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => entries as unknown as PerformanceEntryList)
afterEach(() => {
  entries = []
})

const path = (of: string) => new URL(`api/v1/${of}`, location.origin).href

it('returns service requests only', () => {
  entries = [entry(path('config/')), entry(`${location.origin}/assets/start.js`)]
  const { result } = renderHook(useCalls)
  expect(result.current).toEqual([{ path: 'config/', status: 200, start: 1, duration: 2, size: 3 }])
})

it('returns a request that is recorded late', () => {
  const { result, unmount } = renderHook(useCalls)
  const before = result.current
  act(notifyObserver)
  expect(result.current).toBe(before)
  entries = [entry(path('user/queue/'))]
  act(notifyObserver)
  expect(result.current.map(({ path }) => path)).toEqual(['user/queue/'])
  unmount()
  expect(disconnect).toHaveBeenCalled()
})
