import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { isComposing } from '../../../../lib/browser/keys'

interface Drag {
  from: number
  /** The gap that the item is dropped into: before the item with this index. */
  gap: number
}

interface Options {
  count: number
  /** CSS pixels. */
  rowHeight: number
  onStart: (index: number) => void
  onDrop: (from: number, gap: number) => void
}

/** Near an edge of the list, it scrolls. CSS pixels. */
const SCROLL_EDGE_PX = 32
const SCROLL_STEP_PX = 8

/**
 * Drags an item of a list by its handle, with mouse, pen or touch. Escape cancels.
 * @param list the element with all rows
 * @param scroll the element that scrolls it
 * @param onStart keeps the row rendered while it is dragged: a removed one gets no events
 * @param onDrop called if the item is dropped at another place
 */
export function useItemDrag(
  list: RefObject<HTMLElement | null>,
  scroll: RefObject<HTMLElement | null>,
  { count, rowHeight, onStart, onDrop }: Options,
) {
  const [drag, setDrag] = useState<Drag>()
  const pointer = useRef(0)
  const isDragged = drag !== undefined
  const gapAt = (y: number) => {
    const top = list.current?.getBoundingClientRect().top ?? 0
    return Math.max(0, Math.min(count, Math.round((y - top) / rowHeight)))
  }
  const aim = (y: number) => {
    const gap = gapAt(y)
    setDrag((before) => (before && before.gap !== gap ? { ...before, gap } : before))
  }
  const scrollNear = useEffectEvent((y: number) => {
    const box = scroll.current?.getBoundingClientRect()
    const by = !box
      ? 0
      : y < box.top + SCROLL_EDGE_PX
        ? -SCROLL_STEP_PX
        : y > box.bottom - SCROLL_EDGE_PX
          ? SCROLL_STEP_PX
          : 0
    if (by === 0) return
    scroll.current?.scrollBy(0, by)
    // The rows move below the pointer.
    aim(y)
  })

  useEffect(() => {
    if (!isDragged) return
    const onKey = (event: KeyboardEvent) => {
      if (isComposing(event) || event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      setDrag(undefined)
    }
    addEventListener('keydown', onKey, true)
    let frame = requestAnimationFrame(function step() {
      scrollNear(pointer.current)
      frame = requestAnimationFrame(step)
    })
    return () => {
      removeEventListener('keydown', onKey, true)
      cancelAnimationFrame(frame)
    }
  }, [isDragged])

  const handle = (index: number) => ({
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      pointer.current = event.clientY
      onStart(index)
      setDrag({ from: index, gap: index })
    },
    onPointerMove({ clientY }: PointerEvent) {
      pointer.current = clientY
      aim(clientY)
    },
    onPointerUp({ clientY }: PointerEvent) {
      setDrag(undefined)
      const gap = gapAt(clientY)
      if (drag && gap !== drag.from && gap !== drag.from + 1) onDrop(drag.from, gap)
    },
    onPointerCancel: () => setDrag(undefined),
  })
  return { drag, handle }
}
