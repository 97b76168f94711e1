import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { classes } from '../../lib/classes'
import { giveFocusBack } from './giveFocusBack'
import './dialog.scss'

interface Props {
  /** What it is called by those who do not see it. */
  name: string
  className?: string
  /** Asked for by Escape, by a press beside the dialog, and by its own buttons. The caller takes it away. */
  onClose: () => void
  children: ReactNode
}

/**
 * A dialog before the page, by the browser's own `<dialog>`: what lies behind cannot be reached, Escape closes.
 * Focus goes in, and back to where it was, else to the page; the page behind stays where it is.
 */
export function Dialog({ name, className, onClose, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const dialog = ref.current
    const before = document.activeElement
    dialog?.showModal()
    const unlock = lockScroll()
    return () => {
      dialog?.close()
      unlock()
      giveFocusBack(dialog, before)
    }
  }, [])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key for a press beside the dialog
    <dialog
      ref={ref}
      aria-label={name}
      className={classes('mq-dialog', className)}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // A second Escape closes without asking. React's StrictMode closes and opens anew, and the browser tells of that
      // when it is open again.
      onClose={(event) => event.currentTarget.open || onClose()}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      {children}
    </dialog>
  )
}

let locks = 0

/**
 * Holds the page still behind a dialog. The scrollbar's place stays kept, so nothing jumps.
 * @returns ends it; locks may overlap
 */
export function lockScroll(root: HTMLElement = document.documentElement): () => void {
  if (locks++ === 0) {
    const bar = window.innerWidth - root.clientWidth
    root.style.overflow = 'hidden'
    if (bar > 0) root.style.paddingInlineEnd = `${bar}px`
  }
  let locked = true
  return () => {
    if (!locked) return
    locked = false
    if (--locks > 0) return
    root.style.overflow = ''
    root.style.paddingInlineEnd = ''
  }
}
