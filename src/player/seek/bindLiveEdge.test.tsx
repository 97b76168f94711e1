import type Player from 'video.js/dist/types/player'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { standIn } from '../../lib/testing/standIn'
import { createText } from '../../text/createText'
import type { PlayerParts } from '../controls/playerParts'
import { bindLiveEdge } from './bindLiveEdge'

/** State of the fake player: current time and live edge. */
let playerState: { now: number; edge: number; behind: boolean; live: boolean; paused: boolean }
let root: HTMLElement
let unbind: () => void
const listeners: Record<string, () => void> = {}
const player = {
  el: () => root,
  currentTime: () => playerState.now,
  paused: () => playerState.paused,
  play: vi.fn(async () => {}),
  liveTracker: {
    isLive: () => playerState.live,
    behindLiveEdge: () => playerState.behind,
    liveCurrentTime: () => playerState.edge,
    nextSeekedFromUser: vi.fn(),
    on: (_: string, change: () => void) => Object.assign(listeners, { change }),
    off: () => {},
  },
  controlBar: {
    getChild: (name: string) => ({
      el: () => root.querySelector('button'),
      on: (_: string, press: () => void) => Object.assign(listeners, { [name]: press }),
      off: () => {},
    }),
  },
}

beforeEach(() => {
  vi.useFakeTimers()
  playerState = { now: 100, edge: 101, behind: false, live: true, paused: false }
  document.body.innerHTML = '<div><button type="button"><span class="vjs-seek-to-live-text">LIVE</span></button></div>'
  root = document.body.firstElementChild as HTMLElement
  unbind = bindLiveEdge(standIn<Player & PlayerParts>(player), createText())
})
afterEach(() => {
  unbind()
  vi.clearAllMocks()
  vi.useRealTimers()
})

/** Visible texts in the bar, and the text for screen readers. */
const visibleText = () =>
  [...root.querySelectorAll('button > span')]
    .map((each) => each.textContent)
    .filter(Boolean)
    .join(' | ')
const announcement = () => root.querySelector('[role="status"]')?.textContent

function updatePlayer(next: Partial<typeof playerState>) {
  Object.assign(playerState, next)
  vi.advanceTimersByTime(600)
}

test.each([
  ['at the edge', { edge: 103 }, 'Live', ''],
  ['seconds behind', { behind: true, edge: 128 }, '28 sec behind live | Go to live', 'Less than a minute behind live'],
  ['minutes behind', { behind: true, edge: 470 }, '6 min behind live | Go to live', '6 minutes behind live'],
  ['less than a second behind', { behind: true, edge: 100.4 }, 'Go to live', ''],
  ['a video that is not live', { behind: true, live: false, edge: 470 }, 'Live', ''],
])('shows and announces the distance to live: %s', (_, next, expectedText, expectedAnnouncement) => {
  updatePlayer(next)
  expect([visibleText(), announcement()]).toEqual([expectedText, expectedAnnouncement])
})

test('updates the distance, but the text for screen readers only each minute', () => {
  updatePlayer({ behind: true, edge: 128 })
  updatePlayer({ edge: 129 })
  updatePlayer({ edge: 130 })
  expect(visibleText()).toBe('30 sec behind live | Go to live')
  expect(announcement()).toBe('Less than a minute behind live')
  updatePlayer({ edge: 161 })
  expect(announcement()).toBe('1 minute behind live')
  // At the edge only the badge is shown.
  playerState.behind = false
  listeners.change?.()
  expect([visibleText(), announcement()]).toEqual(['Live', ''])
})

test('a click plays a paused stream, and does not pause a playing one', () => {
  listeners.seekToLive?.()
  expect(player.play).not.toHaveBeenCalled()
  playerState.paused = true
  listeners.seekToLive?.()
  expect(player.play).toHaveBeenCalledTimes(1)
})

test('marks the skip back button as a seek of the viewer', () => {
  listeners.skipBackward?.()
  expect(player.liveTracker.nextSeekedFromUser).toHaveBeenCalledTimes(1)
})

test('removes its elements when unbound', () => {
  unbind()
  expect(root.querySelectorAll('.mq-live-behind, [role="status"]')).toHaveLength(0)
})
