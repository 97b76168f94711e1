import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import type Player from 'video.js/dist/types/player'
import { playerParts } from '../../../player/controls/playerParts'
import { useBarButton } from '../../../player/overlay/useBarButton'
import { type LoopRange, type LoopStep, loopBack, nextLoopStep } from './loopRange'
import { MarkLane } from './MarkLane'
import { marksOf, momentBeside, playingMoment, type Said } from './reviewMarks'

interface Props {
  player: Player
  video: HTMLVideoElement
  moments: readonly Said[]
  range: LoopRange | undefined
  onLoop: (step: LoopStep) => void
  /** Told which moment is playing; undefined: none. */
  onActive: (seconds: number | undefined) => void
}

const LOOP_WORDS = { start: 'loopStart', end: 'loopEnd', clear: 'loopClear' } as const

/** Room of a mark on the line of time, in pixels. */
const ROOM = 24

/** What reviewers have in the player besides its usual controls: the comments on the line of time, and a loop. */
export function ReviewControls({ player, video, moments, range, onLoop, onActive }: Props) {
  const lane = useLane(player)
  const { length, width } = useLine(video, lane)
  const active = useActive(video, moments, onActive)
  const marks = useMemo(() => marksOf(moments, length, width, ROOM), [moments, length, width])
  const seek = (seconds: number | undefined) => seekTo(video, seconds)
  const any = moments.length > 0
  const step = nextLoopStep(range)
  useLoop(video, range)
  useBarButton(player, {
    name: 'mq-loop',
    words: LOOP_WORDS[step],
    shown: true,
    marked: range !== undefined,
    onPress: () => onLoop(step),
  })
  useBarButton(player, {
    name: 'mq-mark-previous',
    words: 'markPrevious',
    shown: any,
    onPress: () => seek(momentBeside(moments, video.currentTime, -1)),
  })
  useBarButton(player, {
    name: 'mq-mark-next',
    words: 'markNext',
    shown: any,
    onPress: () => seek(momentBeside(moments, video.currentTime, 1)),
  })
  return createPortal(<MarkLane marks={marks} length={length} range={range} active={active} onSeek={seek} />, lane)
}

function seekTo(video: HTMLVideoElement, seconds: number | undefined): void {
  if (seconds !== undefined) video.currentTime = seconds
}

/** A slot beside the seek bar, which follows it into full screen. */
function useLane(player: Player): HTMLElement {
  const [lane] = useState(createLane)
  useLayoutEffect(() => {
    playerParts(player).controlBar.el().querySelector('.vjs-progress-control')?.append(lane)
    player.addClass('mq-player--review')
    return () => lane.remove()
  }, [player, lane])
  return lane
}

function createLane(): HTMLElement {
  const lane = document.createElement('div')
  lane.className = 'mq-lane'
  return lane
}

/** How long the film is, in seconds, and how wide its line, in pixels. */
function useLine(video: HTMLVideoElement, lane: HTMLElement) {
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

/** The moment that is playing. */
function useActive(video: HTMLVideoElement, moments: readonly Said[], tell: Props['onActive']): number | undefined {
  const [active, setActive] = useState<number>()
  const onActive = useEffectEvent(tell)
  useEffect(() => {
    const look = () => setActive(playingMoment(moments, video.currentTime))
    look()
    for (const name of LOOKED_AT) video.addEventListener(name, look)
    return () => {
      for (const name of LOOKED_AT) video.removeEventListener(name, look)
    }
  }, [video, moments])
  useEffect(() => {
    onActive(active)
    return () => onActive(undefined)
  }, [active])
  return active
}

const LOOKED_AT = ['timeupdate', 'seeking'] as const

function useLoop(video: HTMLVideoElement, range: LoopRange | undefined): void {
  useEffect(() => {
    if (range?.end === undefined) return
    const look = () => {
      const back = loopBack(range, video.currentTime)
      if (back === undefined) return
      video.currentTime = back
      // A loop up to the end of the film stops there.
      if (video.ended) video.play().catch(() => {})
    }
    const names = ['timeupdate', 'ended'] as const
    for (const name of names) video.addEventListener(name, look)
    return () => {
      for (const name of names) video.removeEventListener(name, look)
    }
  }, [video, range])
}
