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
  useEffect(() => {
    for (const [at, page] of pages().entries()) {
      const element = page?.document.getElementById(shown?.keys[at] ?? '')
      element?.scrollIntoView({ block: 'center', behavior: 'instant' })
      if (page) positions.current[at] = page.scrollY
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
    onScroll(at: number, top: number) {
      if (top !== positions.current[at]) scroll(() => top)
    },
    onKeyDown(event: KeyboardEvent) {
      const move = KEYS[event.key]
      if (!move || !isPlainKey(event) || event.target !== event.currentTarget) return
      event.preventDefault()
      scroll((page) => move(page))
    },
    /** Scrolls a page that has loaded again to its last position. */
    restore: useCallback(
      (at: number) => pages()[at]?.scrollTo({ top: positions.current[at] ?? 0, behavior: 'instant' }),
      [pages],
    ),
  }
}

/** Scroll targets of keys, in pixels from the top of the page. */
const KEYS: Record<string, (page: Window) => number> = {
  ArrowDown: (page) => page.scrollY + 80,
  ArrowUp: (page) => page.scrollY - 80,
  PageDown: (page) => page.scrollY + page.innerHeight * 0.9,
  PageUp: (page) => page.scrollY - page.innerHeight * 0.9,
  Home: () => 0,
  End: (page) => page.document.documentElement.scrollHeight,
}
