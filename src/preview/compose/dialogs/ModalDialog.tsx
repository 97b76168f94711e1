import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { ToolButton } from '../header/ToolButton'
import './modal.scss'

interface Props {
  heading: string
  /** Beside the heading. */
  note?: string
  isWide?: boolean
  onClose: () => void
  children: ReactNode
}

/** A dialog over Compose. Escape and its close button close it; the focus returns to the element that had it. */
export function ModalDialog({ heading, note, isWide, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  // Before the next key: the focus leaves what had it.
  useLayoutEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={isWide ? 'mqp-modal mqp-modal--wide' : 'mqp-modal'}
      aria-labelledby={id}
      onClose={onClose}
    >
      <header className="mqp-modal__head">
        <h2 id={id}>{heading}</h2>
        {note && <p className="mqp-note">{note}</p>}
        <ToolButton icon="close" name="Close" onPress={() => dialog.current?.close()} />
      </header>
      {children}
    </dialog>
  )
}
