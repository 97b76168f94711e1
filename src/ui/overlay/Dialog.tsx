import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { classes } from '../../lib/browser/classes'
import { restoreFocus } from './restoreFocus'
import './dialog.scss'

interface Props {
  /** Accessible name. */
  name: string
  className?: string
  /** Called on Escape, on a click outside, and by buttons of the dialog. The caller unmounts the dialog. */
  onClose: () => void
  children: ReactNode
}

/**
 * A modal `<dialog>`. Restores the focus when it closes, and keeps the page behind it from scrolling.
 */
export function Dialog({ name, className, onClose, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const dialog = ref.current
    const previouslyFocused = document.activeElement
    dialog?.showModal()
    const unlock = lockScroll()
    return () => {
      dialog?.close()
      unlock()
      restoreFocus(dialog, previouslyFocused)
    }
  }, [])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key for a click outside
    <dialog
      ref={ref}
      aria-label={name}
      className={classes('mq-dialog', className)}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // A second Escape closes without a cancel event. In StrictMode the close event of the first mount arrives when the
      // dialog is open again, so an open dialog ignores it.
      onClose={(event) => event.currentTarget.open || onClose()}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      {children}
    </dialog>
  )
}

let scrollLockCount = 0

/**
 * Keeps the page from scrolling. Reserves the width of the scrollbar, so that the layout does not shift.
 * @returns releases the lock; locks may overlap
 */
export function lockScroll(root: HTMLElement = document.documentElement): () => void {
  if (scrollLockCount++ === 0) {
    const scrollbarWidth = window.innerWidth - root.clientWidth
    root.style.overflow = 'hidden'
    if (scrollbarWidth > 0) root.style.paddingInlineEnd = `${scrollbarWidth}px`
  }
  let locked = true
  return () => {
    if (!locked) return
    locked = false
    if (--scrollLockCount > 0) return
    root.style.overflow = ''
    root.style.paddingInlineEnd = ''
  }
}
