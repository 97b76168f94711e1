import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useState } from 'react'
import { useHidden } from '../useHidden'

/**
 * Why slides should not advance: the mouse is over them, the keyboard focus is on one of their controls or in a dialog that
 * one of them opened, the tab is hidden, or they are out of sight (WCAG 2.2.2).
 */
export function usePauseReasons(ref: RefObject<Element | null>) {
  const [hover, setHover] = useState(false)
  const [focus, setFocus] = useState(false)
  const [away, setAway] = useState(false)
  const hidden = useHidden()

  useEffect(() => {
    if (!ref.current) return
    const observer = new IntersectionObserver((entries) => setAway(entries.at(-1)?.isIntersecting === false))
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref])

  return {
    /** The slides wait. */
    suspended: hover || focus || hidden || away,
    /** Nobody can see them. */
    unseen: hidden || away,
    /** Somebody asked for motion: the focus on that very button does not stop it. */
    resume: () => setFocus(false),
    handlers: {
      onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && setHover(true),
      onPointerLeave: () => setHover(false),
      onFocus: (event: FocusEvent) => setFocus(event.target.matches('a:focus-visible, button:focus-visible, dialog *')),
      // What lies over the page gives the focus back when it goes: to the slide that was left.
      onBlur: ({ relatedTarget: to }: FocusEvent) => setFocus(to?.closest('dialog') != null),
    },
  }
}
