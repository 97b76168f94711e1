import type Player from 'video.js/dist/types/player'
import { describe, expect, it } from 'vitest'
import { standIn } from '../../lib/testing/standIn'
import { createTapHandler } from './createTapHandler'

/** The actions of taps at these times, in milliseconds. */
function taps(...moments: number[]) {
  const done: string[] = []
  let [at, paused, full] = [0, true, false]
  const player = {
    isFullscreen: () => full,
    requestFullscreen: () => {
      full = true
      done.push('full')
    },
    exitFullscreen: () => {
      full = false
      done.push('small')
    },
  }
  const toggle = () => {
    paused = !paused
    done.push(paused ? 'pause' : 'play')
  }
  const tap = createTapHandler(
    () => standIn<Player>(player),
    toggle,
    () => at,
  )
  for (const moment of moments) {
    at = moment
    tap()
  }
  return done
}

describe('createTapHandler', () => {
  it.each([
    ['one tap plays', [0], ['play']],
    ['two slow taps play and pause', [0, 450], ['play', 'pause']],
    ['two taps within 450 ms only toggle full screen', [0, 449], ['play', 'pause', 'full']],
    ['two simultaneous taps toggle full screen', [10, 10], ['play', 'pause', 'full']],
    ['three taps are a double tap and a tap', [0, 200, 400], ['play', 'pause', 'full', 'play']],
    ['four taps are two double taps', [0, 200, 400, 600], ['play', 'pause', 'full', 'play', 'pause', 'small']],
    ['a slow tap and a double tap', [0, 1000, 1200], ['play', 'pause', 'play', 'full']],
  ])('%s', (_, moments, done) => expect(taps(...moments)).toEqual(done))
})
