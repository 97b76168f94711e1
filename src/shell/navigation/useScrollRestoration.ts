import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useNavigationType } from 'react-router-dom'
import type { ShownPage } from '../../site/react/useShownPage'
import { focusHeading } from './focusHeading'
import { restoreScroll } from './restoreScroll'
import { createScrollRecords, recordScroll } from './scrollRecords'

/**
 * Scroll position and focus after a navigation. Back and Forward restore both, even if the content loads late. A hash
 * scrolls to its element. Any other new page starts at the top with the focus on its heading. A change of only the query
 * changes neither.
 * @returns a ref for the element that contains the page
 */
export function useScrollRestoration(shown: ShownPage | undefined): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null)
  const navigationType = useNavigationType()
  const current = useRef<ShownPage>(undefined)
  const [records] = useState(createScrollRecords)
  const stopRestoring = useRef(() => {})
  const stopFocusing = useRef(() => {})

  useEffect(() => recordScroll(records, main, current), [records])

  useLayoutEffect(() => {
    if (!shown || current.current === shown) return
    const previous = current.current?.location
    current.current = shown
    // Sign-in and sign-out resolve the same location again.
    if (previous === shown.location) return
    stopRestoring.current()
    stopFocusing.current()
    const { hash, pathname } = shown.location
    const target = hash.length > 1 ? document.getElementById(tryDecode(hash.slice(1))) : null
    if (previous ? navigationType === 'POP' : isReloadOrBack()) {
      const { offset, focus } = records.read(shown, main)
      stopRestoring.current = restoreScroll(offset, focus ?? (() => true))
      if (focus && main.current?.contains(document.activeElement)) return
    } else if (target) {
      target.scrollIntoView()
    } else if (previous?.pathname === pathname) {
      // A new history entry at the same scroll position.
      records.saveScroll(shown, main.current)
      return
    } else if (previous) {
      window.scrollTo(0, 0)
    }
    if (!previous) return
    stopFocusing.current = focusHeading(main.current)
  }, [shown, navigationType, records])

  return main
}

/** Whether this page was loaded by a reload, or by Back from another site. */
function isReloadOrBack(): boolean {
  const [entry] = performance.getEntriesByType?.('navigation') ?? []
  return /reload|back/.test((entry as PerformanceNavigationTiming | undefined)?.type ?? '')
}

function tryDecode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
