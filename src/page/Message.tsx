import type { ReactNode } from 'react'
import { EmptyHouse } from './EmptyHouse'
import './messagePage.scss'

interface Props {
  heading: string
  text: string
  /** The way on. */
  children?: ReactNode
}

/** A whole page that says one thing. */
export function Message({ heading, text, children }: Props) {
  return (
    <div className="mq-message mq-wrap" data-opening="plain">
      <div className="mq-message__words">
        <h1 tabIndex={-1}>{heading}</h1>
        <p>{text}</p>
        {children && <div className="mq-message__on">{children}</div>}
      </div>
      <EmptyHouse />
    </div>
  )
}
