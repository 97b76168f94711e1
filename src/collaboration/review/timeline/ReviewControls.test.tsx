import { act, render, within } from '@testing-library/react'
import type Player from 'video.js/dist/types/player'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CONTROL_BAR } from '../../../player/controls/playerParts'
import { videoJs } from '../../../player/controls/videoJs'
import type { LoopRange } from './loopRange'
import { ReviewControls } from './ReviewControls'
import type { TimedComment } from './reviewMarks'

const timedComment = (id: number, seconds: number): TimedComment => ({
  id,
  name: 'Mo',
  text: `Remark ${id}`,
  seconds,
  isResolved: false,
})
const comments = [timedComment(1, 10), timedComment(2, 50), timedComment(3, 80)]
const onLoop = vi.fn()
const onActive = vi.fn()
let player: Player
let video: HTMLVideoElement
/** The current time; setting it fires events, as a video does. */
let currentSeconds = 0

class ImmediateResizeObserver {
  constructor(readonly report: () => void) {}
  observe() {
    this.report()
  }
  unobserve() {}
  disconnect() {}
}

/** A video of 100 seconds with the site's controls. */
beforeEach(() => {
  vi.stubGlobal('ResizeObserver', ImmediateResizeObserver)
  currentSeconds = 0
  vi.clearAllMocks()
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000)
  document.body.innerHTML = '<div><video></video></div>'
  player = videoJs(document.querySelector('video') as HTMLVideoElement, { controls: true, controlBar: CONTROL_BAR })
  video = player.el()?.querySelector('video') as HTMLVideoElement
  Object.defineProperty(video, 'duration', { configurable: true, value: 100 })
  Object.defineProperty(video, 'currentTime', {
    configurable: true,
    get: () => currentSeconds,
    set: (to: number) => {
      currentSeconds = to
      video.dispatchEvent(new Event('seeking'))
    },
  })
})
afterEach(() => {
  player.dispose()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function show(range?: LoopRange, shown: readonly TimedComment[] = comments) {
  const controls = (now?: LoopRange) => (
    <ReviewControls player={player} video={video} comments={shown} range={now} onLoop={onLoop} onActive={onActive} />
  )
  const { rerender, unmount } = render(controls(range))
  return { update: (now?: LoopRange) => rerender(controls(now)), unmount }
}
const controlBar = () => within(player.el()?.querySelector('.vjs-control-bar') as HTMLElement)
const button = (name: string) => controlBar().queryByRole('button', { name, hidden: true })
/** Triggered by video.js, which ignores events of the test document. */
const pressControl = (name: string) => act(() => videoJs.trigger(button(name) as HTMLElement, 'click'))
const playTo = (seconds: number) =>
  act(() => {
    currentSeconds = seconds
    video.dispatchEvent(new Event('timeupdate'))
  })

test('shows comments as marks on the seek bar, and seeks on a click', () => {
  const { unmount } = show()
  const lane = player.el()?.querySelector('.vjs-progress-control .mq-lane') as HTMLElement
  const marks = within(lane).getAllByRole('button', { hidden: true })
  expect(marks.map((each) => each.querySelector('.mq-vh')?.textContent)).toEqual([
    'Mo at 00:00:10: Remark 1',
    'Mo at 00:00:50: Remark 2',
    'Mo at 00:01:20: Remark 3',
  ])
  act(() => marks[1]?.click())
  expect(currentSeconds).toBe(50)
  unmount()
  expect(player.el()?.querySelector('.mq-lane')).toBeNull()
})

test('moves between comments with two buttons, hidden without comments', () => {
  const { unmount } = show()
  currentSeconds = 20
  pressControl('Next comment')
  expect(currentSeconds).toBe(50)
  pressControl('Next comment')
  pressControl('Next comment')
  expect(currentSeconds).toBe(80)
  pressControl('Previous comment')
  expect(currentSeconds).toBe(50)
  unmount()
  expect(button('Next comment')).toBeNull()
  show(undefined, [])
  expect(button('Next comment')).toBeNull()
  expect(button('Previous comment')).toBeNull()
})

test('calls onActive with the current time code, also after seeking, and with undefined on unmount', () => {
  const { unmount } = show()
  playTo(11)
  expect(onActive).toHaveBeenLastCalledWith(10)
  playTo(20)
  expect(onActive).toHaveBeenLastCalledWith(undefined)
  act(() => {
    video.currentTime = 81
  })
  expect(onActive).toHaveBeenLastCalledWith(80)
  unmount()
  expect(onActive).toHaveBeenLastCalledWith(undefined)
})

test('labels the loop button with its next step, highlights it while a loop is set, and keeps the focus', () => {
  const { update } = show()
  button('Loop from here')?.focus()
  pressControl('Loop from here')
  expect(onLoop).toHaveBeenLastCalledWith('start')
  update({ start: 5 })
  expect(document.activeElement).toBe(button('Loop to here'))
  pressControl('Loop to here')
  expect(onLoop).toHaveBeenLastCalledWith('end')
  update({ start: 5, end: 8 })
  expect(button('Stop looping')?.classList.contains('mq-bar-on')).toBe(true)
  pressControl('Stop looping')
  expect(onLoop).toHaveBeenLastCalledWith('clear')
  update()
  expect(button('Loop from here')?.classList.contains('mq-bar-on')).toBe(false)
})

test('jumps from the loop end to the loop start, and resumes playback if the video has ended there', () => {
  const play = vi.spyOn(video, 'play').mockResolvedValue()
  const { update } = show({ start: 5 })
  playTo(20)
  expect(currentSeconds).toBe(20)
  update({ start: 5, end: 8 })
  playTo(7.9)
  expect(currentSeconds).toBe(7.9)
  playTo(8.1)
  expect(currentSeconds).toBe(5)
  expect(play).not.toHaveBeenCalled()
  update({ start: 90, end: 100 })
  Object.defineProperty(video, 'ended', { configurable: true, value: true })
  act(() => {
    currentSeconds = 100
    video.dispatchEvent(new Event('ended'))
  })
  expect(currentSeconds).toBe(90)
  expect(play).toHaveBeenCalledOnce()
  update()
  playTo(100)
  expect(currentSeconds).toBe(100)
})
