import { type RefObject, useEffect, useState } from 'react'
import { useTabHidden } from '../useTabHidden'

/**
 * Whether slides must not advance: the mouse is over them, the keyboard focus is on one of their controls or in a dialog
 * (`useHoverAndFocus` of the engine, without which no slide advances), the tab is hidden, or they are off screen
 * (WCAG 2.2.2).
 */
export function usePauseReasons(ref: RefObject<Element | null>) {
  const [hover, setHover] = useState(false)
  const [focus, setFocus] = useState(false)
  const [offscreen, setOffscreen] = useState(false)
  const hidden = useTabHidden()

  useEffect(() => {
    if (!ref.current) return
    const observer = new IntersectionObserver((entries) => setOffscreen(entries.at(-1)?.isIntersecting === false))
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref])

  const unseen = hidden || offscreen
  return { suspended: hover || focus || unseen, unseen, setHover, setFocus }
}
