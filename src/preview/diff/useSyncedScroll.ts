import { type KeyboardEvent, useCallback, useEffect, useRef } from 'react'
import { isPlainKey } from '../../lib/browser/keys'
import type { MarkedModule } from './changedPages'

/**
 * Scrolls two pages together.
 * @param pages the windows of both pages; undefined: not loaded
 * @param address a new page starts at its top
 * @param shown the module to scroll to; a new object scrolls again
 */
export function useSyncedScroll(
  pages: () => readonly (Window | undefined)[],
  address: string,
  shown: MarkedModule | undefined,
) {
  /** Last scroll position set in each page, to recognise scroll events caused by it. */
  const positions = useRef<number[]>([])

  useEffect(() => {
    positions.current = []
  }, [address])
  /** Whether the pages follow a module: they grow while they load, and start at their top. */
  const isFollowing = useRef(false)
  useEffect(() => {
    if (!shown) return
    isFollowing.current = true
    let [frame, lastMove] = [0, performance.now()]
    const follow = () => {
      const moves = [...pages().entries()].map(([at, page]) => {
        const moved = page !== undefined && scrollToModule(page, shown.keys[at])
        if (page) positions.current[at] = page.scrollY
        return moved
      })
      if (moves.includes(true)) lastMove = performance.now()
      if (performance.now() - lastMove > SETTLED_MS) isFollowing.current = false
      if (isFollowing.current) frame = requestAnimationFrame(follow)
    }
    follow()
    return () => {
      isFollowing.current = false
      cancelAnimationFrame(frame)
    }
  }, [shown, pages])

  const scroll = (to: (page: Window) => number) => {
    for (const [at, page] of pages().entries()) {
      if (!page) continue
      page.scrollTo({ top: to(page), behavior: 'instant' })
      positions.current[at] = page.scrollY
    }
  }
  return {
    /** Ignores events caused by `scroll`. Otherwise the shorter page, which stops at its end, would pull the other back. */
    onScroll(index: number, top: number) {
      if (!isFollowing.current && top !== positions.current[index]) scroll(() => top)
    },
    /** The user scrolls. */
    stopFollowing() {
      isFollowing.current = false
    },
    onKeyDown(event: KeyboardEvent) {
      const move = SCROLL_KEYS[event.key]
      if (!move || !isPlainKey(event) || event.target !== event.currentTarget) return
      event.preventDefault()
      isFollowing.current = false
      scroll((page) => move(page))
    },
    /** Scrolls a page that has loaded again to its last position. */
    restore: useCallback(
      (index: number) => pages()[index]?.scrollTo({ top: positions.current[index] ?? 0, behavior: 'instant' }),
      [pages],
    ),
  }
}

/** Pages that did not move for this time have loaded. */
const SETTLED_MS = 2000

/**
 * Scrolls a page so that a module is in its centre.
 * @returns true if it moved, or if the page does not have the module yet
 */
function scrollToModule(page: Window, key: string | undefined): boolean {
  if (key === undefined) return false
  const box = page.document.getElementById(key)?.getBoundingClientRect()
  const before = page.scrollY
  // `scrollIntoView` would also scroll the page around the frame.
  if (box) page.scrollBy({ top: box.top - (page.innerHeight - box.height) / 2, behavior: 'instant' })
  return !box || Math.abs(page.scrollY - before) > 1
}

/** Scroll targets of keys, in pixels from the top of the page. */
const SCROLL_KEYS: Record<string, (page: Window) => number> = {
  ArrowDown: (page) => page.scrollY + 80,
  ArrowUp: (page) => page.scrollY - 80,
  PageDown: (page) => page.scrollY + page.innerHeight * 0.9,
  PageUp: (page) => page.scrollY - page.innerHeight * 0.9,
  Home: () => 0,
  End: (page) => page.document.documentElement.scrollHeight,
}
