import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSiteEvents, type PlaybackEvent } from '../../service/siteEvents'
import { bindAnalytics } from './bindAnalytics'

let video: HTMLVideoElement
let heard: PlaybackEvent[]
let bound: ReturnType<typeof bindAnalytics>
const at = { currentTime: 0, duration: 1000, seeking: false, ended: false }
const tell = (name: string, now: Partial<typeof at> = {}) => {
  Object.assign(at, now)
  video.dispatchEvent(new Event(name))
}
const bind = () => bindAnalytics(video, { asset_id: 'a1', title_id: 7 }, (event) => heard.push(event))
const names = () => heard.map(({ name }) => name)

beforeEach(() => {
  heard = []
  Object.assign(at, { currentTime: 0, duration: 1000, seeking: false, ended: false })
  video = document.createElement('video')
  for (const name of Object.keys(at) as (keyof typeof at)[])
    Object.defineProperty(video, name, { configurable: true, get: () => at[name] })
  document.body.append(video)
  bound = bind()
})
afterEach(() => {
  bound.unbind()
  video.remove()
  vi.restoreAllMocks()
})

it('play and pause are told with what they are about', () => {
  tell('play', { currentTime: 3.7 })
  tell('pause', { currentTime: 9.2 })
  expect(heard).toEqual([
    { name: 'play', asset_id: 'a1', title_id: 7, position: 3 },
    { name: 'pause', asset_id: 'a1', title_id: 7, position: 9 },
  ])
})

it('the end is no pause', () => {
  tell('pause', { currentTime: 1000, ended: true })
  tell('ended')
  expect(heard).toEqual([{ name: 'complete', asset_id: 'a1', title_id: 7, position: 1000 }])
})

it('before there is a position, it is 0', () => {
  tell('play', { currentTime: Number.NaN })
  expect(heard).toMatchObject([{ position: 0 }])
})

it('ten seconds and the marks, once', () => {
  for (let second = 0; second <= 300; second += 5) tell('timeupdate', { currentTime: second })
  expect(heard).toEqual([
    { name: 'initial_10s', asset_id: 'a1', title_id: 7, position: 10 },
    { name: 'progress', percent: 25, asset_id: 'a1', title_id: 7, position: 250 },
  ])
})

it('time that passes while seeking is no watching', () => {
  tell('timeupdate')
  tell('timeupdate', { currentTime: 255, seeking: true })
  tell('timeupdate', { currentTime: 700 })
  tell('seeked', { seeking: false })
  tell('timeupdate', { currentTime: 701 })
  expect(heard).toEqual([])
  tell('seeked', { currentTime: 910 })
  expect(heard).toMatchObject([{ name: 'progress', percent: 90 }])
})

describe('fullscreen', () => {
  const show = (element: Element | null) => {
    Object.defineProperty(document, 'fullscreenElement', { configurable: true, get: () => element })
    document.dispatchEvent(new Event('fullscreenchange'))
  }
  afterEach(() => void Reflect.deleteProperty(document, 'fullscreenElement'))

  it('of what the video is in', () => {
    show(document.body)
    show(null)
    expect(heard).toMatchObject([
      { name: 'fullscreen', active: true },
      { name: 'fullscreen', active: false },
    ])
  })

  it('of something else is not told', () => {
    show(document.createElement('div'))
    show(null)
    expect(heard).toEqual([])
  })

  it('of an iPhone’s own player', () => {
    tell('webkitbeginfullscreen')
    tell('webkitendfullscreen')
    expect(heard).toMatchObject([{ active: true }, { active: false }])
  })
})

it('AirPlay, there and back', () => {
  Object.assign(video, { webkitCurrentPlaybackTargetIsWireless: true })
  tell('webkitcurrentplaybacktargetiswirelesschanged')
  Object.assign(video, { webkitCurrentPlaybackTargetIsWireless: false })
  tell('webkitcurrentplaybacktargetiswirelesschanged')
  expect(heard).toMatchObject([
    { name: 'airplay', active: true },
    { name: 'airplay', active: false },
  ])
})

it('an error by its code', () => {
  bound.failed(5)
  expect(heard).toEqual([{ name: 'player_error', code: 5, asset_id: 'a1', title_id: 7, position: 0 }])
})

it('nothing is heard afterwards', () => {
  bound.unbind()
  tell('play')
  document.dispatchEvent(new Event('fullscreenchange'))
  expect(names()).toEqual([])
})

it('reaches whoever listens to the site, and who breaks breaks nothing', () => {
  const noise = vi.spyOn(console, 'error').mockImplementation(() => {})
  const events = createSiteEvents()
  const listener = vi.fn()
  events.subscribe(listener)
  const other = bindAnalytics(video, { asset_id: 'a1' }, events.emit)
  const broken = bindAnalytics(video, { asset_id: 'a1' }, () => {
    throw new Error('no')
  })
  expect(() => tell('play')).not.toThrow()
  expect(listener).toHaveBeenCalledWith({ name: 'play', asset_id: 'a1', title_id: undefined, position: 0 })
  expect(noise).toHaveBeenCalledOnce()
  other.unbind()
  broken.unbind()
})
