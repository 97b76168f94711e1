import type Player from 'video.js/dist/types/player'
import { beforeEach, expect, test, vi } from 'vitest'
import { standIn } from '../../lib/testing/standIn'
import { startPlayback } from './startPlayback'

/** The used part of a player. */
class FakePlayer extends EventTarget {
  ready = 0
  readonly classes = new Set<string>()
  readonly play = vi.fn(async () => {})
  readonly currentTime = vi.fn()
  readonly duration = () => 100
  readonly scrubbing = () => this.held
  readonly ended = () => this.atEnd
  held = false
  atEnd = false
  readonly liveTracker = { seekToLiveEdge: vi.fn() }
  readonly readyState = () => this.ready
  readonly addClass = (name: string) => this.classes.add(name)
  readonly removeClass = (name: string) => this.classes.delete(name)
  readonly on = (name: string, listener: () => void) => this.addEventListener(name, listener)
  readonly off = (name: string, listener: () => void) => this.removeEventListener(name, listener)
  readonly one = (name: string, listener: () => void) => this.addEventListener(name, listener, { once: true })
  tell = (name: string) => this.dispatchEvent(new Event(name))
}

let player: FakePlayer
beforeEach(() => {
  player = new FakePlayer()
})

const start = ({ type = 'video/mp4', startAt = 0, live = false } = {}) =>
  startPlayback(standIn<Player>(player), { source: { type }, engine: { startAt } }, live)
const isStarting = () => player.classes.has('mq-player--starting')

test('plays once metadata has loaded, with the starting class until then', () => {
  start()
  expect([player.play.mock.calls.length, isStarting()]).toEqual([0, true])
  player.tell('loadedmetadata')
  expect(player.play).toHaveBeenCalledOnce()
  player.tell('playing')
  expect(isStarting()).toBe(false)
})

test('plays immediately if the first frame is already there', () => {
  player.ready = 2
  start()
  expect(player.play).toHaveBeenCalledOnce()
})

test.each([
  ['a file resumes at its position', 'video/mp4', 40, [[40]]],
  ['a finished file starts from the beginning', 'video/mp4', 99.5, []],
  ['the engine seeks in a stream', 'application/x-mpegurl', 40, []],
])('%s', (_, type, startAt, calls) => {
  start({ type, startAt })
  player.tell('loadedmetadata')
  expect(player.currentTime.mock.calls).toEqual(calls)
})

test.each([
  ['NotAllowedError', false],
  ['AbortError', true],
])('after %s, has the starting class is %s', async (name, still) => {
  player.play.mockRejectedValueOnce(new DOMException('no', name))
  start()
  player.tell('loadedmetadata')
  await vi.waitFor(() => expect(isStarting()).toBe(still))
})

test.each([
  [true, 1],
  [false, 0],
])('after a pause, live %s seeks to the edge %i times', (live, times) => {
  start({ live })
  player.tell('play')
  expect(player.liveTracker.seekToLiveEdge).not.toHaveBeenCalled()
  player.tell('pause')
  player.tell('play')
  player.tell('play')
  expect(player.liveTracker.seekToLiveEdge).toHaveBeenCalledTimes(times)
})

test('ignores pauses after it was stopped', () => {
  start({ live: true })()
  player.tell('pause')
  player.tell('play')
  expect(player.liveTracker.seekToLiveEdge).not.toHaveBeenCalled()
})

test('plays on after a seek back from the end, but not if paused, while scrubbing, or at the end', () => {
  start()
  player.tell('seeked')
  player.tell('pause')
  player.tell('seeked')
  player.atEnd = true
  player.tell('pause')
  player.tell('seeked')
  player.atEnd = false
  player.held = true
  player.tell('seeked')
  expect(player.play).not.toHaveBeenCalled()
  player.held = false
  player.tell('seeked')
  expect(player.play).toHaveBeenCalledOnce()
  player.tell('play')
  player.tell('seeked')
  expect(player.play).toHaveBeenCalledOnce()
})
