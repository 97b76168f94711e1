import { type RefObject, useEffect } from 'react'
import type { ControllerRef } from 'yet-another-react-lightbox'
import { isPlainKey } from '../../lib/browser/keys'

/**
 * In a dialog, focuses the gallery when it opens. On a page the heading keeps the focus, so arrow keys and Escape are
 * handled for the whole window.
 */
export function useGalleryFocus(
  page: boolean,
  frame: RefObject<HTMLElement | null>,
  controller: RefObject<ControllerRef | null>,
  onClose: () => void,
): void {
  useEffect(() => {
    if (!page) {
      controller.current?.focus()
      return
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isPlainKey(event)) return
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
      const rtl = frame.current && getComputedStyle(frame.current).direction === 'rtl'
      if (event.key === 'Escape') onClose()
      else if (step) controller.current?.[step < 0 !== rtl ? 'prev' : 'next']()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [page, frame, controller, onClose])
}
