import type Player from 'video.js/dist/types/player'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { standIn } from '../../lib/testing/standIn'
import { CONTROL_BAR } from '../controls/playerParts'
import { videoJs } from '../controls/videoJs'

let player: Player
/** Current time and duration of the video, in seconds. */
let currentTime = 0
let duration = 0

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<div><video></video></div>'
  player = videoJs(document.querySelector('video') as HTMLVideoElement, { controls: true, controlBar: CONTROL_BAR })
  vi.spyOn(player, 'duration').mockImplementation(() => duration)
  vi.spyOn(player, 'currentTime').mockImplementation(() => currentTime)
})
afterEach(() => {
  player.dispose()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** Plays ten seconds, with four timeupdate events per second. @returns how often the seek bar was updated */
async function play(from: number, of: number): Promise<number> {
  currentTime = from
  duration = of
  player.trigger('durationchange')
  player.trigger('playing')
  const line = player.el()?.querySelector('.vjs-progress-holder') as HTMLElement
  let updates = 0
  const watch = new MutationObserver((changes) => {
    if (changes.some(({ attributeName }) => attributeName === 'aria-valuetext')) updates++
  })
  watch.observe(line, { attributes: true })
  for (let step = 0; step < 1000; step++) {
    currentTime += 0.01
    if (step % 25 === 0) player.trigger('timeupdate')
    await vi.advanceTimersByTimeAsync(10)
  }
  watch.disconnect()
  return updates
}
const spokenText = () => player.el()?.querySelector('.vjs-progress-holder')?.getAttribute('aria-valuetext')
const barWidth = () => player.el()?.querySelector<HTMLElement>('.vjs-play-progress')?.style.width

test('updates the bar of a long video only when it moves, and the text regularly', async () => {
  expect(await play(600, 5400)).toBeLessThan(50)
  expect(spokenText()).toBe('0:10:09 of 1:30:00')
  expect(barWidth()).toMatch(/^11\.(?:29|30)%$/)
})

test('updates the bar of a short video continuously', async () => {
  expect(await play(0, 20)).toBeGreaterThan(200)
  expect(barWidth()).toMatch(/^4\d\.\d\d%$/)
})

test('shows a seek immediately', async () => {
  await play(600, 5400)
  currentTime = 2700
  await vi.advanceTimersByTimeAsync(100)
  expect(barWidth()).toBe('50.00%')
})

test('updates when a hidden tab becomes visible', async () => {
  await play(600, 5400)
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  player.trigger('pause')
  currentTime = 2700
  await vi.advanceTimersByTimeAsync(100)
  player.trigger('timeupdate')
  await vi.advanceTimersByTimeAsync(100)
  state.mockRestore()
  hidden.mockRestore()
  // Dispatched by video.js, which ignores events of the test's document.
  videoJs.trigger(standIn<Element>(document), 'visibilitychange')
  await vi.advanceTimersByTimeAsync(100)
  expect(barWidth()).toBe('50.00%')
})
