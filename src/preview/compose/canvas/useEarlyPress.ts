import { type MouseEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { CanvasApi, CanvasPart } from './canvasApi'

/** A page is visible before its parts can be selected. A press meanwhile selects its part when the page is ready. */
export function useEarlyPress(
  frame: RefObject<HTMLIFrameElement | null>,
  api: CanvasApi | undefined,
  onSelect: (part: CanvasPart) => void,
): (event: MouseEvent) => void {
  const press = useRef<{ clientX: number; clientY: number }>(undefined)
  const select = useEffectEvent(onSelect)
  useEffect(() => {
    const [page, at] = [frame.current, press.current]
    if (!api || !page || !at) return
    press.current = undefined
    const { left, top, width } = page.getBoundingClientRect()
    const scale = width / page.offsetWidth
    const [element] = api.elementsAt((at.clientX - left) / scale, (at.clientY - top) / scale)
    const part = api.partAt(element ?? null)
    if (part) select(part)
  }, [frame, api])
  return ({ clientX, clientY }) => {
    if (!api) press.current = { clientX, clientY }
  }
}
