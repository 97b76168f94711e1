import type { ReactNode } from 'react'
import { EmptyHouse } from '../page/EmptyHouse'
import './listInvitation.scss'

interface Props {
  text: string
  /** The way on. */
  children: ReactNode
}

/** Below the heading of a viewer's own list: why there is nothing to see yet, and what to do about it. */
export function ListInvitation({ text, children }: Props) {
  return (
    <div className="mq-invitation mq-wrap">
      <div className="mq-invitation__words">
        <p>{text}</p>
        {children}
      </div>
      <EmptyHouse />
    </div>
  )
}
