import type { ReactNode } from 'react'
import { Dialog } from '../../ui/overlay/Dialog'
import './theaterDialog.scss'

interface Props {
  /** Name of the title. */
  name: string
  /** true: a dialog over another page. Default: the whole page. */
  inDialog?: boolean
  onClose: () => void
  children: ReactNode
}

/** A full-window dialog for a player. */
export function TheaterDialog({ name, inDialog, onClose, children }: Props) {
  return (
    <Dialog name={name} className={inDialog ? 'mq-cinema mq-cinema--dialog' : 'mq-cinema'} onClose={onClose}>
      {!inDialog && <h1 className="mq-vh">{name}</h1>}
      {children}
    </Dialog>
  )
}
