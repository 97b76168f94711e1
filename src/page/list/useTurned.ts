import { type RefObject, useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'

/**
 * Brings the beginning of a list into sight, and the focus to it, when another page of it was chosen at its foot. On
 * Back the place of before is kept.
 * @param page that is shown, from 1
 * @returns a ref for the element that holds the list; it needs tabIndex -1 and a name
 */
export function useTurned<Place extends HTMLElement>(page: number): RefObject<Place | null> {
  const place = useRef<Place>(null)
  const before = useRef(page)
  const way = useNavigationType()
  useEffect(() => {
    if (before.current === page) return
    before.current = page
    // A filter leads to the first page, too, but whoever is choosing stays at it. Safari focuses no link that is pressed.
    const held = document.activeElement
    if (way !== 'PUSH' || (held && held !== document.body && !held.closest('nav'))) return
    place.current?.scrollIntoView({ block: 'start' })
    place.current?.focus({ preventScroll: true })
  }, [page, way])
  return place
}
