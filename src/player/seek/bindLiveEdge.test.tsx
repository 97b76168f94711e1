import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createText } from '../../text/createText'
import { bindLiveEdge } from './bindLiveEdge'

/** As much of video.js as the way to the edge works on: where the viewer is, and where the edge. */
let at: { now: number; edge: number; behind: boolean; live: boolean; paused: boolean }
let root: HTMLElement
let leave: () => void
const heard: Record<string, () => void> = {}
const player = {
  el: () => root,
  currentTime: () => at.now,
  paused: () => at.paused,
  play: vi.fn(async () => {}),
  liveTracker: {
    isLive: () => at.live,
    behindLiveEdge: () => at.behind,
    liveCurrentTime: () => at.edge,
    nextSeekedFromUser: vi.fn(),
    on: (_: string, change: () => void) => Object.assign(heard, { change }),
    off: () => {},
  },
  controlBar: {
    getChild: (name: string) => ({
      el: () => root.querySelector('button'),
      on: (_: string, press: () => void) => Object.assign(heard, { [name]: press }),
      off: () => {},
    }),
  },
}

beforeEach(() => {
  vi.useFakeTimers()
  at = { now: 100, edge: 101, behind: false, live: true, paused: false }
  document.body.innerHTML = '<div><button type="button"><span class="vjs-seek-to-live-text">LIVE</span></button></div>'
  root = document.body.firstElementChild as HTMLElement
  leave = bindLiveEdge(player as never, createText())
})
afterEach(() => {
  leave()
  vi.clearAllMocks()
  vi.useRealTimers()
})

/** What stands in the bar, and what a screen reader hears. */
const seen = () =>
  [...root.querySelectorAll('button > span')]
    .map((each) => each.textContent)
    .filter(Boolean)
    .join(' | ')
const spoken = () => root.querySelector('[role="status"]')?.textContent

function be(next: Partial<typeof at>) {
  Object.assign(at, next)
  vi.advanceTimersByTime(600)
}

test.each([
  ['at the edge', { edge: 103 }, 'Live', ''],
  ['seconds behind', { behind: true, edge: 128 }, '28 sec behind live | Go to live', 'Less than a minute behind live'],
  ['minutes behind', { behind: true, edge: 470 }, '6 min behind live | Go to live', '6 minutes behind live'],
  ['behind by nothing that can be seen', { behind: true, edge: 100.4 }, 'Go to live', ''],
  ['a film', { behind: true, live: false, edge: 470 }, 'Live', ''],
])('%s', (_, next, bar, words) => {
  be(next)
  expect([seen(), spoken()]).toEqual([bar, words])
})

test('the distance follows by itself; what is heard changes with the minute alone', () => {
  be({ behind: true, edge: 128 })
  be({ edge: 129 })
  be({ edge: 130 })
  expect(seen()).toBe('30 sec behind live | Go to live')
  expect(spoken()).toBe('Less than a minute behind live')
  be({ edge: 161 })
  expect(spoken()).toBe('1 minute behind live')
  // Back at the edge there is nothing to say: the badge does.
  at.behind = false
  heard.change?.()
  expect([seen(), spoken()]).toEqual(['Live', ''])
})

test('a press while paused plays, and one while it plays leaves it playing', () => {
  heard.seekToLive?.()
  expect(player.play).not.toHaveBeenCalled()
  at.paused = true
  heard.seekToLive?.()
  expect(player.play).toHaveBeenCalledTimes(1)
})

test('a step back is the viewer’s own: ten seconds behind are behind', () => {
  heard.skipBackward?.()
  expect(player.liveTracker.nextSeekedFromUser).toHaveBeenCalledTimes(1)
})

test('nothing is left of it', () => {
  leave()
  expect(root.querySelectorAll('.mq-live-behind, [role="status"]')).toHaveLength(0)
})
