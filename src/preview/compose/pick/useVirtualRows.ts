import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect } from 'react'

export interface VirtualRows {
  /** The rendered rows. */
  rows: readonly { index: number; start: number }[]
  /** Height of all rows in CSS pixels. */
  height: number
  /** Scrolls a row into view. */
  show: (index: number) => void
}

/**
 * The rows of a long list that are in view.
 * @param scroll the element that scrolls
 * @param count number of rows
 * @param rowHeight CSS pixels, the same for each row
 * @param keptIndex a row that stays rendered, because it has the focus or is the tab stop
 */
export function useVirtualRows(
  scroll: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
  keptIndex?: number,
): VirtualRows {
  // oxlint-disable-next-line hooks/incompatible-library -- only plain values of this render leave this hook
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroll.current,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    rangeExtractor: (range) => {
      const rows = defaultRangeExtractor(range)
      if (keptIndex === undefined || keptIndex < 0 || keptIndex >= count || rows.includes(keptIndex)) return rows
      return [...rows, keptIndex].sort((a, b) => a - b)
    },
    initialRect: INITIAL_RECT,
  })
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight])
  const rows = virtualizer.getVirtualItems().map(({ index }) => ({ index, start: index * rowHeight }))
  return {
    rows,
    height: count * rowHeight,
    show: (index) => virtualizer.scrollToIndex(index),
  }
}

/** Rows above and below those in view. */
const OVERSCAN = 3

/** Until the element is measured. */
const INITIAL_RECT = { width: 0, height: 600 }
