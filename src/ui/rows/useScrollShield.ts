import { useEffect } from 'react'
import './scrollShield.scss'

/** Time without a scroll event after which scrolling counts as finished, in milliseconds. */
const SCROLL_END_DELAY_MS = 250

/**
 * Covers the page with a transparent element while it scrolls, so that the mouse does not trigger the hover effects of
 * the cards below it: on a slow device they are most of the work of a frame. `pointer-events: none` is no alternative,
 * because it is inherited and restyles the whole list.
 * @param enabled false for short lists
 */
export function useScrollShield(enabled: boolean): void {
  useEffect(() => {
    if (!enabled) return
    const shield = document.body.appendChild(document.createElement('div'))
    shield.className = 'mq-glass'
    shield.hidden = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const onScroll = () => {
      shield.hidden = false
      clearTimeout(timer)
      timer = setTimeout(() => {
        shield.hidden = true
      }, SCROLL_END_DELAY_MS)
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(timer)
      shield.remove()
      removeEventListener('scroll', onScroll)
    }
  }, [enabled])
}
