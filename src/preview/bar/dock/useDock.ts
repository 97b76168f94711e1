import { useCallback, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { createStorage } from '../../../lib/browser/storage'
import type { PageViewport } from './pageViewport'

export const SIDES = ['right', 'bottom'] as const
type Side = (typeof SIDES)[number]

/** Initial and minimum sizes in CSS pixels, of the bar and of the remaining page. */
const INITIAL_SIZES_PX = { right: 520, bottom: 400 }
const MIN_SIZES_PX = { bar: { right: 360, bottom: 200 }, page: { right: 320, bottom: 160 } }
/** Below this width the bar is a sheet over the page. */
const SHEET_BREAKPOINT_PX = 768

const storage = createStorage('localStorage')
const storageKeyOf = (name: string) => `marquee.preview-${name}`

export interface Dock {
  side: Side
  setSide: (side: Side) => void
  size: number
  minSize: number
  maxSize: number
  setSize: (size: number) => void
}

/**
 * The side and size of the open bar, stored in this browser. The page uses the remaining space.
 * @param page responds to the remaining width
 */
export function useDock(open: boolean, page: PageViewport): Dock {
  const [side, choose] = useState<Side>(() => (storage.get(storageKeyOf('side')) === 'bottom' ? 'bottom' : 'right'))
  const [sizes, setSizes] = useState(() => ({
    right: Number(storage.get(storageKeyOf('right'))) || INITIAL_SIZES_PX.right,
    bottom: Number(storage.get(storageKeyOf('bottom'))) || INITIAL_SIZES_PX.bottom,
  }))
  const width = useSyncExternalStore(subscribeToResize, () => innerWidth)
  const height = useSyncExternalStore(subscribeToResize, () => innerHeight)
  const isSheet = width < SHEET_BREAKPOINT_PX
  const minSize = MIN_SIZES_PX.bar[side]
  const maxSize = Math.max(minSize, (side === 'right' ? width : height) - MIN_SIZES_PX.page[side])
  const size = Math.min(maxSize, Math.max(minSize, sizes[side]))

  useLayoutEffect(() => {
    const { classList, style, dataset } = document.documentElement
    classList.toggle('mqp-docked', open)
    style.setProperty('--mqp-size', `${size}px`)
    if (open) dataset.mqpDock = isSheet ? 'sheet' : side
    else delete dataset.mqpDock
    page.reserve(open && !isSheet && side === 'right' ? size : 0)
  }, [open, isSheet, side, size, page])
  useEffect(() => () => page.reserve(0), [page])

  const setSide = useCallback((next: Side) => {
    storage.set(storageKeyOf('side'), next)
    choose(next)
  }, [])
  const setSize = useCallback(
    (next: number) => {
      storage.set(storageKeyOf(side), String(Math.round(next)))
      setSizes((before) => ({ ...before, [side]: next }))
    },
    [side],
  )
  return { side, setSide, size, minSize, maxSize, setSize }
}

function subscribeToResize(changed: () => void): () => void {
  addEventListener('resize', changed)
  return () => removeEventListener('resize', changed)
}
