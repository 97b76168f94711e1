import { useCallback, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { createStorage } from '../../../lib/storage'
import type { TrueWidth } from './trueWidth'

export const SIDES = ['right', 'bottom'] as const
type Side = (typeof SIDES)[number]

/** What the bar takes at first, in CSS pixels; at least so much of it, and so much of the page, stays. */
const FIRST = { right: 520, bottom: 400 }
const LEAST = { bar: { right: 360, bottom: 200 }, page: { right: 320, bottom: 160 } }
/** Below this width the bar is a sheet over the page. */
const SHEET = 768

const store = createStorage('localStorage')
const keyOf = (name: string) => `marquee.preview-${name}`

export interface Dock {
  side: Side
  setSide: (side: Side) => void
  size: number
  least: number
  most: number
  setSize: (size: number) => void
}

/**
 * Where the open bar stands, and how much of the window it takes; remembered in this browser. The page gets the rest.
 * @param page answers to the width that is left
 */
export function useDock(open: boolean, page: TrueWidth): Dock {
  const [side, choose] = useState<Side>(() => (store.get(keyOf('side')) === 'bottom' ? 'bottom' : 'right'))
  const [sizes, setSizes] = useState(() => ({
    right: Number(store.get(keyOf('right'))) || FIRST.right,
    bottom: Number(store.get(keyOf('bottom'))) || FIRST.bottom,
  }))
  const width = useSyncExternalStore(onResize, () => innerWidth)
  const height = useSyncExternalStore(onResize, () => innerHeight)
  const isSheet = width < SHEET
  const least = LEAST.bar[side]
  const most = Math.max(least, (side === 'right' ? width : height) - LEAST.page[side])
  const size = Math.min(most, Math.max(least, sizes[side]))

  useLayoutEffect(() => {
    const { classList, style, dataset } = document.documentElement
    classList.toggle('mqp-docked', open)
    style.setProperty('--mqp-size', `${size}px`)
    if (open) dataset.mqpDock = isSheet ? 'sheet' : side
    else delete dataset.mqpDock
    page.take(open && !isSheet && side === 'right' ? size : 0)
  }, [open, isSheet, side, size, page])
  useEffect(() => () => page.take(0), [page])

  const setSide = useCallback((next: Side) => {
    store.set(keyOf('side'), next)
    choose(next)
  }, [])
  const setSize = useCallback(
    (next: number) => {
      store.set(keyOf(side), String(Math.round(next)))
      setSizes((before) => ({ ...before, [side]: next }))
    },
    [side],
  )
  return { side, setSide, size, least, most, setSize }
}

function onResize(changed: () => void): () => void {
  addEventListener('resize', changed)
  return () => removeEventListener('resize', changed)
}
