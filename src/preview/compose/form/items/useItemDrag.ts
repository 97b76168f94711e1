import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { isComposing } from '../../../../lib/browser/keys'

interface Drag {
  from: number
  /** The gap that the item is dropped into: before the item with this index. */
  gap: number
}

/** Near an edge of the list, it scrolls. CSS pixels. */
const EDGE = 32
const SCROLL_STEP = 8

/**
 * Drags an item of a list by its handle, with mouse, pen or touch. Escape cancels.
 * @param list the element with all rows
 * @param scroll the element that scrolls it
 * @param onDrop called if the item is dropped at another place
 */
export function useItemDrag(
  list: RefObject<HTMLElement | null>,
  scroll: RefObject<HTMLElement | null>,
  { count, rowHeight, onDrop }: { count: number; rowHeight: number; onDrop: (from: number, gap: number) => void },
) {
  const [drag, setDrag] = useState<Drag>()
  const pointer = useRef(0)
  const isDragged = drag !== undefined

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
      const box = scroll.current?.getBoundingClientRect()
      const y = pointer.current
      if (box && y < box.top + EDGE) scroll.current?.scrollBy(0, -SCROLL_STEP)
      if (box && y > box.bottom - EDGE) scroll.current?.scrollBy(0, SCROLL_STEP)
      frame = requestAnimationFrame(step)
    })
    return () => {
      removeEventListener('keydown', onKey, true)
      cancelAnimationFrame(frame)
    }
  }, [isDragged, scroll])

  const gapAt = (y: number) => {
    const top = list.current?.getBoundingClientRect().top ?? 0
    return Math.max(0, Math.min(count, Math.round((y - top) / rowHeight)))
  }
  const handle = (index: number) => ({
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      pointer.current = event.clientY
      setDrag({ from: index, gap: index })
    },
    onPointerMove({ clientY }: PointerEvent) {
      pointer.current = clientY
      if (drag) setDrag({ ...drag, gap: gapAt(clientY) })
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
