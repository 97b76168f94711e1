import { type ReactNode, useLayoutEffect, useRef } from 'react'
import './modal.scss'

interface Props {
  label: string
  onClose: () => void
  children: ReactNode
}

/** A dialog instead of one that is not available. The other dialog opens next, with the same element to return the focus to. */
export function PlaceholderDialog({ label, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    // It returns the focus to the element that has it when the next dialog opens.
    return () => shown?.close()
  }, [])
  return (
    // Not `onClose`: the other dialog replaces this one.
    <dialog ref={dialog} className="mqp-modal" aria-label={label} onCancel={onClose}>
      {children}
    </dialog>
  )
}
