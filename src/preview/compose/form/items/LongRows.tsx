import { type ReactNode, type RefObject, useEffect } from 'react'
import { useVirtualRows } from '../../pick/useVirtualRows'

interface Props {
  scroll: RefObject<HTMLElement | null>
  count: number
  /** CSS pixels. */
  rowHeight: number
  /** Index of a row that stays rendered while it is scrolled out of view. */
  keptIndex: number
  /** Called with the rendered rows. */
  onShown: (rows: readonly number[]) => void
  children: (row: number) => ReactNode
}

/** The rows of a long list that are in view. */
export function LongRows({ scroll, count, rowHeight, keptIndex, onShown, children }: Props) {
  const { rows } = useVirtualRows(scroll, count, rowHeight, keptIndex)
  useEffect(() => onShown(rows.map(({ index }) => index)))
  return rows.map(({ index }) => children(index))
}
