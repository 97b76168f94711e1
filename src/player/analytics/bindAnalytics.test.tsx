import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSiteEvents, type PlaybackEvent } from '../../service/siteEvents'
import { bindAnalytics } from './bindAnalytics'

let video: HTMLVideoElement
let received: PlaybackEvent[]
let analyticsBinding: ReturnType<typeof bindAnalytics>
const videoState = { currentTime: 0, duration: 1000, seeking: false, ended: false }
const dispatch = (name: string, now: Partial<typeof videoState> = {}) => {
  Object.assign(videoState, now)
  video.dispatchEvent(new Event(name))
}
const bind = () => bindAnalytics(video, { asset_id: 'a1', title_id: 7 }, (event) => received.push(event))
const eventNames = () => received.map(({ name }) => name)

beforeEach(() => {
  received = []
  Object.assign(videoState, { currentTime: 0, duration: 1000, seeking: false, ended: false })
  video = document.createElement('video')
  for (const name of Object.keys(videoState) as (keyof typeof videoState)[])
    Object.defineProperty(video, name, { configurable: true, get: () => videoState[name] })
  document.body.append(video)
  analyticsBinding = bind()
})
afterEach(() => {
  analyticsBinding.unbind()
  video.remove()
  vi.restoreAllMocks()
})

it('emits play and pause with the ids and position', () => {
  dispatch('play', { currentTime: 3.7 })
  dispatch('pause', { currentTime: 9.2 })
  expect(received).toEqual([
    { name: 'play', asset_id: 'a1', title_id: 7, position: 3 },
    { name: 'pause', asset_id: 'a1', title_id: 7, position: 9 },
  ])
})

it('emits complete instead of pause at the end', () => {
  dispatch('pause', { currentTime: 1000, ended: true })
  dispatch('ended')
  expect(received).toEqual([{ name: 'complete', asset_id: 'a1', title_id: 7, position: 1000 }])
})

it('uses position 0 while the position is unknown', () => {
  dispatch('play', { currentTime: Number.NaN })
  expect(received).toMatchObject([{ position: 0 }])
})

it('emits initial_10s and each milestone once', () => {
  for (let second = 0; second <= 300; second += 5) dispatch('timeupdate', { currentTime: second })
  expect(received).toEqual([
    { name: 'initial_10s', asset_id: 'a1', title_id: 7, position: 10 },
    { name: 'progress', percent: 25, asset_id: 'a1', title_id: 7, position: 250 },
  ])
})

it('does not count seeking as watching', () => {
  dispatch('timeupdate')
  dispatch('timeupdate', { currentTime: 255, seeking: true })
  dispatch('timeupdate', { currentTime: 700 })
  dispatch('seeked', { seeking: false })
  dispatch('timeupdate', { currentTime: 701 })
  expect(received).toEqual([])
  dispatch('seeked', { currentTime: 910 })
  expect(received).toMatchObject([{ name: 'progress', percent: 90 }])
})

describe('fullscreen', () => {
  const setFullscreen = (element: Element | null) => {
    Object.defineProperty(document, 'fullscreenElement', { configurable: true, get: () => element })
    document.dispatchEvent(new Event('fullscreenchange'))
  }
  afterEach(() => void Reflect.deleteProperty(document, 'fullscreenElement'))

  it('emits fullscreen for an element that contains the video', () => {
    setFullscreen(document.body)
    setFullscreen(null)
    expect(received).toMatchObject([
      { name: 'fullscreen', active: true },
      { name: 'fullscreen', active: false },
    ])
  })

  it('ignores fullscreen of other elements', () => {
    setFullscreen(document.createElement('div'))
    setFullscreen(null)
    expect(received).toEqual([])
  })

  it('emits fullscreen for the native player of an iPhone', () => {
    dispatch('webkitbeginfullscreen')
    dispatch('webkitendfullscreen')
    expect(received).toMatchObject([{ active: true }, { active: false }])
  })
})

it('emits airplay on start and end', () => {
  Object.assign(video, { webkitCurrentPlaybackTargetIsWireless: true })
  dispatch('webkitcurrentplaybacktargetiswirelesschanged')
  Object.assign(video, { webkitCurrentPlaybackTargetIsWireless: false })
  dispatch('webkitcurrentplaybacktargetiswirelesschanged')
  expect(received).toMatchObject([
    { name: 'airplay', active: true },
    { name: 'airplay', active: false },
  ])
})

it('emits player_error with its code', () => {
  analyticsBinding.failed(5)
  expect(received).toEqual([{ name: 'player_error', code: 5, asset_id: 'a1', title_id: 7, position: 0 }])
})

it('emits nothing after unbinding', () => {
  analyticsBinding.unbind()
  dispatch('play')
  document.dispatchEvent(new Event('fullscreenchange'))
  expect(eventNames()).toEqual([])
})

it('emits to site listeners, and survives listeners that throw', () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
  const events = createSiteEvents()
  const listener = vi.fn()
  events.subscribe(listener)
  const other = bindAnalytics(video, { asset_id: 'a1' }, events.emit)
  const broken = bindAnalytics(video, { asset_id: 'a1' }, () => {
    throw new Error('no')
  })
  expect(() => dispatch('play')).not.toThrow()
  expect(listener).toHaveBeenCalledWith({ name: 'play', asset_id: 'a1', title_id: undefined, position: 0 })
  expect(consoleError).toHaveBeenCalledOnce()
  other.unbind()
  broken.unbind()
})
