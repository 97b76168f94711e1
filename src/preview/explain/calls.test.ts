import { afterEach, expect, it, vi } from 'vitest'
import { readCalls } from './calls'

class FakeTiming {
  startTime = 1
  duration = 2
  transferSize = 3
  responseStatus = 200
  constructor(readonly name: string) {}
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('returns service requests only', () => {
  vi.stubGlobal('PerformanceResourceTiming', FakeTiming)
  vi.stubGlobal('document', { querySelector: () => null })
  vi.stubGlobal('location', { origin: 'https://cinema.example', href: 'https://cinema.example/home' })
  const entries = ['api/v1/config/', 'assets/start.js'].map((path) => new FakeTiming(`https://cinema.example/${path}`))
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries as unknown as PerformanceEntryList)
  expect(readCalls()).toEqual([{ path: 'config/', status: 200, start: 1, duration: 2, size: 3 }])
})
