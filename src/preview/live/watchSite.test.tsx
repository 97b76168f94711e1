import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchSite } from './watchSite'

/** Connections in the order of their creation. */
let sockets: FakeSocket[] = []

class FakeSocket {
  onopen?: () => void
  onmessage?: (event: { data: string }) => void
  onclose?: () => void
  close = vi.fn(() => this.onclose?.())
  constructor(readonly address: string) {
    sockets.push(this)
  }
}

beforeEach(() => {
  sockets = []
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('passes each saved file on', () => {
  const onChange = vi.fn()
  watchSite(onChange)
  sockets[0]?.onopen?.()
  sockets[0]?.onmessage?.({ data: '{"site":"lumen","path":"config.json"}' })
  expect(onChange.mock.calls).toEqual([[{ site: 'lumen', path: 'config.json' }]])
  expect(sockets[0]?.address).toBe(`${location.origin.replace('http', 'ws')}/__marquee/changes`)
})

test('tries until the server responds again, and then reloads the page once', () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue()
  const onDisconnect = vi.fn()
  watchSite(() => {}, onDisconnect)
  sockets[0]?.onopen?.()
  sockets[0]?.onclose?.()
  vi.advanceTimersToNextTimer()
  sockets[1]?.onclose?.()
  vi.advanceTimersToNextTimer()
  expect([sockets.length, onDisconnect.mock.calls.length, reload.mock.calls.length]).toEqual([3, 1, 0])
  sockets[2]?.onopen?.()
  expect(reload).toHaveBeenCalledOnce()
})

test('does not connect again after it was stopped', () => {
  const stop = watchSite(() => {})
  stop()
  expect([sockets[0]?.close.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0])
})
