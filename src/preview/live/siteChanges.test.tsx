import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connectSiteChanges } from './siteChanges'

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

test('passes each saved file to all subscribers of one connection', () => {
  const changes = connectSiteChanges()
  const listeners = [vi.fn(), vi.fn()]
  const [end] = listeners.map((listener) => changes.subscribe(listener))
  sockets[0]?.onopen?.()
  sockets[0]?.onmessage?.({ data: '{"site":"lumen","path":"config.json"}' })
  end?.()
  sockets[0]?.onmessage?.({ data: '{"site":"lumen","path":"brand.css"}' })
  const paths = listeners.map(({ mock }) => mock.calls.map(([{ path }]) => path))
  expect(paths).toEqual([['config.json'], ['config.json', 'brand.css']])
  expect(sockets.map(({ address }) => address)).toEqual([`${location.origin.replace('http', 'ws')}/__marquee/changes`])
})

test('tries until the server responds again, and then reloads the page', () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue()
  const { isConnected } = connectSiteChanges()
  sockets[0]?.onopen?.()
  expect([isConnected.get(), reload.mock.calls.length]).toEqual([true, 0])
  sockets[0]?.onclose?.()
  vi.advanceTimersToNextTimer()
  sockets[1]?.onclose?.()
  vi.advanceTimersToNextTimer()
  expect([sockets.length, isConnected.get(), reload.mock.calls.length]).toEqual([3, false, 0])
  sockets[2]?.onopen?.()
  expect(reload).toHaveBeenCalledOnce()
})
