import { useEffect } from 'react'
import './calmScroll.scss'

/** The page counts as still when it has not scrolled for so long, in milliseconds. */
const STILL = 250

/**
 * While the page scrolls, a long list takes no notice of the mouse.
 * The problem: every card that passes below the mouse would begin to rise, and to sink again, and on a slow device that
 * is most of the work of a frame; `pointer-events: none` is inherited, and restyles all of the list. The solution: a
 * pane of glass before the page, until it stands still.
 * @param long false: the list is short, and may do as it likes
 */
export function useCalmScroll(long: boolean): void {
  useEffect(() => {
    if (!long) return
    const glass = document.body.appendChild(document.createElement('div'))
    glass.className = 'mq-glass'
    glass.hidden = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const onScroll = () => {
      glass.hidden = false
      clearTimeout(timer)
      timer = setTimeout(() => {
        glass.hidden = true
      }, STILL)
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(timer)
      glass.remove()
      removeEventListener('scroll', onScroll)
    }
  }, [long])
}
