import { type RefObject, useLayoutEffect, useState } from 'react'
import { SHEET_HEIGHTS, type SheetSize } from './sheetSize'

/** The left and the right panel. On narrow windows one of them is shown. */
export type PanelSide = 'parts' | 'details'

export type Panels = ReturnType<typeof usePanels>

/** Which panel narrow windows show, and the size of the sheet that it is in on phones. */
export function usePanels(parts: RefObject<HTMLElement | null>, details: RefObject<HTMLElement | null>) {
  const [side, setSide] = useState<PanelSide>('parts')
  const [size, setSize] = useState<SheetSize>('half')
  /** Height of the sheet while it is dragged, in pixels. */
  const [dragged, setDragged] = useState<number>()
  useFocusInShownPanel(side, parts, details)
  return {
    side,
    size,
    height: dragged === undefined ? `${SHEET_HEIGHTS[size] * 100}%` : `${Math.max(0, dragged)}px`,
    show(next: PanelSide) {
      setSide(next)
      if (size === 'closed') setSize('half')
    },
    setSize,
    setDragged,
  }
}

/** Moves the focus to the shown panel when the panel that had it was hidden. */
function useFocusInShownPanel(
  side: PanelSide,
  parts: RefObject<HTMLElement | null>,
  details: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const [shown, other] = side === 'parts' ? [parts, details] : [details, parts]
    const isHidden = other.current?.getClientRects().length === 0
    if (isHidden && other.current?.contains(document.activeElement)) shown.current?.focus()
  }, [side, parts, details])
}
