import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { bindProgress } from './bindProgress'

class Video extends EventTarget {
  currentTime = 0
  duration = 600
}

let video: Video
let calls: string[]
let unbind: () => void
const keeper = {
  at: (seconds: number) => void calls.push(`at ${seconds}`),
  save: () => void calls.push('save'),
  leave: () => void calls.push('leave'),
  dispose: () => void calls.push('dispose'),
}
const tell = (...names: string[]) => {
  for (const name of names) video.dispatchEvent(new Event(name))
}
const show = (state: string) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state as DocumentVisibilityState)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  video = new Video()
  calls = []
  unbind = bindProgress(video, keeper)
})
afterEach(() => {
  unbind()
  vi.restoreAllMocks()
})

describe('before it has played', () => {
  it('reports no position, neither 0 nor the resume position', () => {
    tell('timeupdate')
    video.currentTime = 300
    tell('seeked', 'timeupdate', 'pause')
    window.dispatchEvent(new Event('pagehide'))
    unbind()
    expect(calls.filter((call) => call.startsWith('at'))).toEqual([])
  })

  it.each([
    ['asked to play, with nothing to show yet', { paused: false, readyState: 1 }, []],
    ['seeking to the resume position', { paused: false, readyState: 4, seeking: true }, []],
    ['playing', { paused: false, readyState: 4, seeking: false }, ['at 0']],
    ['paused', { paused: true, readyState: 4 }, []],
  ])('bound to a video that is %s', (_, state, expected) => {
    unbind()
    calls = []
    unbind = bindProgress(Object.assign(video, state), keeper)
    tell('timeupdate')
    expect(calls).toEqual(expected)
  })

  it('reports no position after another source was set', () => {
    tell('playing', 'emptied')
    tell('timeupdate', 'pause')
    expect(calls).toEqual(['save'])
  })
})

describe('when it has played', () => {
  beforeEach(() => {
    tell('playing')
    video.currentTime = 42
  })

  test.each(['pause', 'seeked', 'ended'])('saves the position on %s', (name) => {
    tell(name)
    expect(calls).toEqual(['at 42', 'save'])
  })

  it('reports the position on timeupdate without saving', () => {
    tell('timeupdate')
    expect(calls).toEqual(['at 42'])
  })

  it('saves immediately when the tab is hidden or the page closes', () => {
    show('hidden')
    window.dispatchEvent(new Event('pagehide'))
    expect(calls).toEqual(['at 42', 'leave', 'at 42', 'leave'])
  })

  it('does not save when the tab becomes visible', () => {
    show('visible')
    expect(calls).toEqual([])
  })

  it('saves when the browser is back online', () => {
    window.dispatchEvent(new Event('online'))
    expect(calls).toEqual(['at 42', 'save'])
  })

  it('saves when unbound, and ignores later events', () => {
    unbind()
    tell('timeupdate', 'pause')
    show('hidden')
    window.dispatchEvent(new Event('pagehide'))
    expect(calls).toEqual(['at 42', 'dispose'])
  })

  test.each([
    ['unknown', Number.NaN],
    ['endless', Number.POSITIVE_INFINITY],
    ['infinite as reported by some engines', 2 ** 32],
    ['nothing', 0],
  ])('reports no position if the duration is %s', (_, duration) => {
    video.duration = duration
    tell('timeupdate', 'pause', 'ended')
    unbind()
    expect(calls.filter((call) => call.startsWith('at'))).toEqual([])
  })

  it('limits the position to the duration', () => {
    video.currentTime = 600.2
    tell('ended')
    expect(calls).toEqual(['at 600', 'save'])
  })
})
