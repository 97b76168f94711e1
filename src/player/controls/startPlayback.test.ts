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
  readonly scrubbing = () => this.isScrubbing
  readonly ended = () => this.isAtEnd
  isScrubbing = false
  isAtEnd = false
  readonly liveTracker = { seekToLiveEdge: vi.fn() }
  readonly readyState = () => this.ready
  readonly addClass = (name: string) => this.classes.add(name)
  readonly removeClass = (name: string) => this.classes.delete(name)
  readonly on = (name: string, listener: () => void) => this.addEventListener(name, listener)
  readonly off = (name: string, listener: () => void) => this.removeEventListener(name, listener)
  readonly one = (name: string, listener: () => void) => this.addEventListener(name, listener, { once: true })
  dispatch = (name: string) => this.dispatchEvent(new Event(name))
}

let player: FakePlayer
beforeEach(() => {
  player = new FakePlayer()
})

const start = ({ type = 'video/mp4', startAt = 0, live = false } = {}) =>
  startPlayback(standIn<Player>(player), { source: { type }, engine: { startAt } }, live)
const isStarting = () => player.classes.has('mq-player--starting')

test('plays after metadata has loaded, and removes the starting class on playing', () => {
  start()
  expect([player.play.mock.calls.length, isStarting()]).toEqual([0, true])
  player.dispatch('loadedmetadata')
  expect(player.play).toHaveBeenCalledOnce()
  player.dispatch('playing')
  expect(isStarting()).toBe(false)
})

test('plays immediately if the first frame is already there', () => {
  player.ready = 2
  start()
  expect(player.play).toHaveBeenCalledOnce()
})

test.each([
  ['seeks a file to startAt after the metadata has loaded', 'video/mp4', 40, [[40]]],
  ['does not seek a file to a position close to its end', 'video/mp4', 99.5, []],
  ['does not seek a stream, because the engine does', 'application/x-mpegurl', 40, []],
])('%s', (_, type, startAt, calls) => {
  start({ type, startAt })
  player.dispatch('loadedmetadata')
  expect(player.currentTime.mock.calls).toEqual(calls)
})

test.each([
  ['NotAllowedError', false],
  ['AbortError', true],
])('after play() rejects with %s, the starting class is set: %s', async (name, expected) => {
  player.play.mockRejectedValueOnce(new DOMException('no', name))
  start()
  player.dispatch('loadedmetadata')
  await vi.waitFor(() => expect(isStarting()).toBe(expected))
})

test.each([
  [true, 1],
  [false, 0],
])('with live: %s, resuming after a pause seeks to the live edge %i times', (live, times) => {
  start({ live })
  player.dispatch('play')
  expect(player.liveTracker.seekToLiveEdge).not.toHaveBeenCalled()
  player.dispatch('pause')
  player.dispatch('play')
  player.dispatch('play')
  expect(player.liveTracker.seekToLiveEdge).toHaveBeenCalledTimes(times)
})

test('ignores pauses after it was stopped', () => {
  start({ live: true })()
  player.dispatch('pause')
  player.dispatch('play')
  expect(player.liveTracker.seekToLiveEdge).not.toHaveBeenCalled()
})

test('resumes playback after a seek back from the end, but not if paused, while scrubbing, or at the end', () => {
  start()
  player.dispatch('seeked')
  player.dispatch('pause')
  player.dispatch('seeked')
  player.isAtEnd = true
  player.dispatch('pause')
  player.dispatch('seeked')
  player.isAtEnd = false
  player.isScrubbing = true
  player.dispatch('seeked')
  expect(player.play).not.toHaveBeenCalled()
  player.isScrubbing = false
  player.dispatch('seeked')
  expect(player.play).toHaveBeenCalledOnce()
  player.dispatch('play')
  player.dispatch('seeked')
  expect(player.play).toHaveBeenCalledOnce()
})
