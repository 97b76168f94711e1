import { describe, expect, it } from 'vitest'
import { createTaps } from './createTaps'

/** What taps at these moments come to, in milliseconds. */
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
  const tap = createTaps(
    () => player as never,
    toggle,
    () => at,
  )
  for (const moment of moments) {
    at = moment
    tap()
  }
  return done
}

describe('createTaps', () => {
  it.each([
    ['one tap plays', [0], ['play']],
    ['two slow ones play and pause', [0, 450], ['play', 'pause']],
    ['two within 450 ms change the size and nothing else', [0, 449], ['play', 'pause', 'full']],
    ['at once', [10, 10], ['play', 'pause', 'full']],
    ['three are a double one and one', [0, 200, 400], ['play', 'pause', 'full', 'play']],
    ['four lead back', [0, 200, 400, 600], ['play', 'pause', 'full', 'play', 'pause', 'small']],
    ['a slow one and a double one', [0, 1000, 1200], ['play', 'pause', 'play', 'full']],
  ])('%s', (_, moments, done) => expect(taps(...moments)).toEqual(done))
})
