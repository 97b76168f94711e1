import type Player from 'video.js/dist/types/player'
import { describe, expect, it } from 'vitest'
import { standIn } from '../../lib/testing/standIn'
import { createTapHandler } from './createTapHandler'

/** The actions after taps at these times, in milliseconds. */
function actionsAfterTaps(...times: number[]) {
  const actions: string[] = []
  let [at, isPaused, isFullscreen] = [0, true, false]
  const player = {
    isFullscreen: () => isFullscreen,
    requestFullscreen: () => {
      isFullscreen = true
      actions.push('enter full screen')
    },
    exitFullscreen: () => {
      isFullscreen = false
      actions.push('exit full screen')
    },
  }
  const toggle = () => {
    isPaused = !isPaused
    actions.push(isPaused ? 'pause' : 'play')
  }
  const tap = createTapHandler(
    () => standIn<Player>(player),
    toggle,
    () => at,
  )
  for (const time of times) {
    at = time
    tap()
  }
  return actions
}

describe('createTapHandler', () => {
  it.each([
    ['plays on one tap', [0], ['play']],
    ['plays and pauses on two slow taps', [0, 450], ['play', 'pause']],
    ['only toggles full screen on two taps within 450 ms', [0, 449], ['play', 'pause', 'enter full screen']],
    ['toggles full screen on two simultaneous taps', [10, 10], ['play', 'pause', 'enter full screen']],
    ['handles three taps as a double tap and a tap', [0, 200, 400], ['play', 'pause', 'enter full screen', 'play']],
    [
      'handles four taps as two double taps',
      [0, 200, 400, 600],
      ['play', 'pause', 'enter full screen', 'play', 'pause', 'exit full screen'],
    ],
    ['handles a slow tap and a double tap', [0, 1000, 1200], ['play', 'pause', 'play', 'enter full screen']],
  ])('%s', (_, times, expected) => expect(actionsAfterTaps(...times)).toEqual(expected))
})
