import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { recallPosition, rememberPosition } from './positionMemory'

/** Whether a rail stands at its first and at its last card. */
export interface RailEnds {
  start: boolean
  end: boolean
}

/** How long a rail must rest before its offset is written down, in milliseconds: storage is slow. */
const REST = 150

/**
 * Where a rail stands: told to the buttons, kept for coming back. It measures after layout only (ResizeObserver, an
 * animation frame), never while React renders, so that many rows cost one layout together.
 * @param memory key of the offset
 * @param count cards that are rendered: with others the ends move
 * @param onNearEnd less than two screens are left
 */
export function useRail(
  rail: RefObject<HTMLElement | null>,
  memory: string,
  count: number,
  onNearEnd: () => void,
): RailEnds {
  const [ends, setEnds] = useState<RailEnds>({ start: true, end: true })

  const offset = useRef(0)
  useLayoutEffect(() => {
    const left = recallPosition(memory)
    if (left) rail.current?.scrollTo({ left, behavior: 'instant' })
    // Another place of the history with the same row: a filter was chosen, or a tab.
    else if (offset.current) rememberPosition(memory, offset.current)
  }, [rail, memory])

  // A layout effect: it ends while the rail still stands in the page and knows where.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other cards, other ends
  useLayoutEffect(() => {
    const element = rail.current
    if (!element) return
    let frame = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const measure = () => {
      frame = 0
      const { scrollLeft, clientWidth, scrollWidth } = element
      const left = scrollWidth - clientWidth - Math.abs(scrollLeft)
      const next = { start: Math.abs(scrollLeft) < 8, end: left < 8 }
      setEnds((before) => (before.start === next.start && before.end === next.end ? before : next))
      if (left < clientWidth * 2) onNearEnd()
    }
    const remember = () => {
      timer = undefined
      offset.current = element.scrollLeft
      rememberPosition(memory, offset.current)
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(measure)
      timer ??= setTimeout(remember, REST)
    }
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure)
    observer?.observe(element)
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      if (timer !== undefined) {
        clearTimeout(timer)
        remember()
      }
      observer?.disconnect()
      element.removeEventListener('scroll', onScroll)
    }
  }, [rail, memory, count, onNearEnd])

  return ends
}
