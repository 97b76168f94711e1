import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { classes } from '../../lib/classes'
import './dialog.scss'
import { lockScroll } from './lockScroll'

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
 * Focus goes in, and back to where it was; the page behind stays where it is.
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
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
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
      // A second Escape closes without asking.
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      {children}
    </dialog>
  )
}
