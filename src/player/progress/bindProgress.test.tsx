import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { bindProgress } from './bindProgress'

class FakeVideo extends EventTarget {
  currentTime = 0
  duration = 600
}

let video: FakeVideo
let saverCalls: string[]
let unbind: () => void
const saver = {
  setPosition: (seconds: number) => void saverCalls.push(`position ${seconds}`),
  save: () => void saverCalls.push('save'),
  saveNow: () => void saverCalls.push('saveNow'),
  dispose: () => void saverCalls.push('dispose'),
}
const dispatch = (...names: string[]) => {
  for (const name of names) video.dispatchEvent(new Event(name))
}
const setVisibility = (state: string) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state as DocumentVisibilityState)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  video = new FakeVideo()
  saverCalls = []
  unbind = bindProgress(video, saver)
})
afterEach(() => {
  unbind()
  vi.restoreAllMocks()
})

describe('before playback', () => {
  it('reports no position, neither 0 nor the resume position', () => {
    dispatch('timeupdate')
    video.currentTime = 300
    dispatch('seeked', 'timeupdate', 'pause')
    window.dispatchEvent(new Event('pagehide'))
    unbind()
    expect(saverCalls.filter((call) => call.startsWith('position'))).toEqual([])
  })

  it.each([
    ['starting without data: reports no position', { paused: false, readyState: 1 }, []],
    ['seeking to the resume position: reports no position', { paused: false, readyState: 4, seeking: true }, []],
    ['playing: reports its position', { paused: false, readyState: 4, seeking: false }, ['position 0']],
    ['paused: reports no position', { paused: true, readyState: 4 }, []],
  ])('when bound to a video that is %s', (_, state, expected) => {
    unbind()
    saverCalls = []
    unbind = bindProgress(Object.assign(video, state), saver)
    dispatch('timeupdate')
    expect(saverCalls).toEqual(expected)
  })

  it('reports no position after another source was set', () => {
    dispatch('playing', 'emptied')
    dispatch('timeupdate', 'pause')
    expect(saverCalls).toEqual(['save'])
  })
})

describe('during playback', () => {
  beforeEach(() => {
    dispatch('playing')
    video.currentTime = 42
  })

  test.each(['pause', 'seeked', 'ended'])('saves the position on %s', (name) => {
    dispatch(name)
    expect(saverCalls).toEqual(['position 42', 'save'])
  })

  it('reports the position on timeupdate without saving', () => {
    dispatch('timeupdate')
    expect(saverCalls).toEqual(['position 42'])
  })

  it('saves immediately when the tab is hidden or the page closes', () => {
    setVisibility('hidden')
    window.dispatchEvent(new Event('pagehide'))
    expect(saverCalls).toEqual(['position 42', 'saveNow', 'position 42', 'saveNow'])
  })

  it('does not save when the tab becomes visible', () => {
    setVisibility('visible')
    expect(saverCalls).toEqual([])
  })

  it('saves when the browser is back online', () => {
    window.dispatchEvent(new Event('online'))
    expect(saverCalls).toEqual(['position 42', 'save'])
  })

  it('saves when unbound, and ignores later events', () => {
    unbind()
    dispatch('timeupdate', 'pause')
    setVisibility('hidden')
    window.dispatchEvent(new Event('pagehide'))
    expect(saverCalls).toEqual(['position 42', 'dispose'])
  })

  test.each([
    ['unknown', Number.NaN],
    ['infinite', Number.POSITIVE_INFINITY],
    ['2^32, as some engines report for live streams', 2 ** 32],
    ['0', 0],
  ])('reports no position if the duration is %s', (_, duration) => {
    video.duration = duration
    dispatch('timeupdate', 'pause', 'ended')
    unbind()
    expect(saverCalls.filter((call) => call.startsWith('position'))).toEqual([])
  })

  it('limits the position to the duration', () => {
    video.currentTime = 600.2
    dispatch('ended')
    expect(saverCalls).toEqual(['position 600', 'save'])
  })
})
