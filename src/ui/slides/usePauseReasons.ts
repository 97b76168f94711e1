import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useState } from 'react'
import { useHidden } from '../useHidden'

/**
 * Whether slides must not advance: the mouse is over them, the keyboard focus is on one of their controls or in a dialog
 * that one of them opened, the tab is hidden, or they are off screen (WCAG 2.2.2).
 */
export function usePauseReasons(ref: RefObject<Element | null>) {
  const [hover, setHover] = useState(false)
  const [focus, setFocus] = useState(false)
  const [offscreen, setOffscreen] = useState(false)
  const hidden = useHidden()

  useEffect(() => {
    if (!ref.current) return
    const observer = new IntersectionObserver((entries) => setOffscreen(entries.at(-1)?.isIntersecting === false))
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref])

  return {
    suspended: hover || focus || hidden || offscreen,
    unseen: hidden || offscreen,
    /** Ignores the focus on the play button after a press of it. */
    resume: () => setFocus(false),
    handlers: {
      onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && setHover(true),
      onPointerLeave: () => setHover(false),
      onFocus: (event: FocusEvent) => setFocus(event.target.matches('a:focus-visible, button:focus-visible, dialog *')),
      // A dialog returns the focus to the slide when it closes, so the slides stay suspended.
      onBlur: ({ relatedTarget: to }: FocusEvent) => setFocus(to?.closest('dialog') != null),
    },
  }
}
