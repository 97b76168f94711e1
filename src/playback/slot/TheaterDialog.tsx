import type { ReactNode } from 'react'
import { Dialog } from '../../ui/overlay/Dialog'
import './theaterDialog.scss'

interface Props {
  /** Of what plays. */
  name: string
  /** true: it is a dialog over its page, not a page of its own. */
  inDialog?: boolean
  onClose: () => void
  children: ReactNode
}

/** The whole window for what plays, before everything that the page has. Escape leads back. */
export function TheaterDialog({ name, inDialog, onClose, children }: Props) {
  return (
    <Dialog name={name} className={inDialog ? 'mq-cinema mq-cinema--dialog' : 'mq-cinema'} onClose={onClose}>
      {!inDialog && <h1 className="mq-vh">{name}</h1>}
      {children}
    </Dialog>
  )
}
