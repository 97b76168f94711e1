import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import type Player from 'video.js/dist/types/player'
import { playerParts } from '../../../player/controls/playerParts'
import { useBarButton } from '../../../player/overlay/useBarButton'
import { type LoopRange, type LoopStep, loopSeekTarget, nextLoopStep } from './loopRange'
import { MarkLane } from './MarkLane'
import { activeTimeCode, adjacentTimeCode, groupMarks, type TimedComment } from './reviewMarks'

interface Props {
  player: Player
  video: HTMLVideoElement
  comments: readonly TimedComment[]
  range: LoopRange | undefined
  onLoop: (step: LoopStep) => void
  /** Called with the current time code; undefined: none. */
  onActive: (seconds: number | undefined) => void
}

const LOOP_LABELS = { start: 'loopStart', end: 'loopEnd', clear: 'loopClear' } as const

/** Minimum distance of marks, in pixels. */
const MIN_MARK_DISTANCE = 24

/** Additional player controls for reviews: comment marks on the seek bar, and a loop. */
export function ReviewControls({ player, video, comments, range, onLoop, onActive }: Props) {
  const lane = useLaneElement(player)
  const { length, width } = useTimelineSize(video, lane)
  const timeCode = useActiveTimeCode(video, comments, onActive)
  const marks = useMemo(() => groupMarks(comments, length, width, MIN_MARK_DISTANCE), [comments, length, width])
  const seek = (seconds: number | undefined) => seekTo(video, seconds)
  const hasComments = comments.length > 0
  const step = nextLoopStep(range)
  useLoop(video, range)
  useBarButton(player, {
    name: 'mq-loop',
    textKey: LOOP_LABELS[step],
    isShown: true,
    isActive: range !== undefined,
    onPress: () => onLoop(step),
  })
  useBarButton(player, {
    name: 'mq-mark-previous',
    textKey: 'markPrevious',
    isShown: hasComments,
    onPress: () => seek(adjacentTimeCode(comments, video.currentTime, -1)),
  })
  useBarButton(player, {
    name: 'mq-mark-next',
    textKey: 'markNext',
    isShown: hasComments,
    onPress: () => seek(adjacentTimeCode(comments, video.currentTime, 1)),
  })
  return createPortal(
    <MarkLane marks={marks} length={length} range={range} activeTimeCode={timeCode} onSeek={seek} />,
    lane,
  )
}

function seekTo(video: HTMLVideoElement, seconds: number | undefined): void {
  if (seconds !== undefined) video.currentTime = seconds
}

/** A slot beside the seek bar, which follows it into full screen. */
function useLaneElement(player: Player): HTMLElement {
  const [lane] = useState(createLaneElement)
  useLayoutEffect(() => {
    playerParts(player).controlBar.el().querySelector('.vjs-progress-control')?.append(lane)
    player.addClass('mq-player--review')
    return () => lane.remove()
  }, [player, lane])
  return lane
}

function createLaneElement(): HTMLElement {
  const lane = document.createElement('div')
  lane.className = 'mq-lane'
  return lane
}

/** Duration in seconds, and width of the seek bar in pixels. */
function useTimelineSize(video: HTMLVideoElement, lane: HTMLElement) {
  const [length, setLength] = useState(video.duration)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const read = () => setLength(video.duration)
    read()
    video.addEventListener('durationchange', read)
    return () => video.removeEventListener('durationchange', read)
  }, [video])
  useEffect(() => {
    const observer = new ResizeObserver(() => setWidth(lane.clientWidth))
    observer.observe(lane)
    return () => observer.disconnect()
  }, [lane])
  return { length, width }
}

function useActiveTimeCode(
  video: HTMLVideoElement,
  comments: readonly TimedComment[],
  callback: Props['onActive'],
): number | undefined {
  const [active, setActive] = useState<number>()
  const onActive = useEffectEvent(callback)
  useEffect(() => {
    const update = () => setActive(activeTimeCode(comments, video.currentTime))
    update()
    for (const name of TIME_EVENTS) video.addEventListener(name, update)
    return () => {
      for (const name of TIME_EVENTS) video.removeEventListener(name, update)
    }
  }, [video, comments])
  useEffect(() => {
    onActive(active)
    return () => onActive(undefined)
  }, [active])
  return active
}

const TIME_EVENTS = ['timeupdate', 'seeking'] as const

function useLoop(video: HTMLVideoElement, range: LoopRange | undefined): void {
  useEffect(() => {
    if (range?.end === undefined) return
    const update = () => {
      const back = loopSeekTarget(range, video.currentTime)
      if (back === undefined) return
      video.currentTime = back
      // Playback stops at the end of the video.
      if (video.ended) video.play().catch(() => {})
    }
    const names = ['timeupdate', 'ended'] as const
    for (const name of names) video.addEventListener(name, update)
    return () => {
      for (const name of names) video.removeEventListener(name, update)
    }
  }, [video, range])
}
