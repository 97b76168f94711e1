import type { ReactNode } from 'react'
import { useDocumentTitle } from '../site/react/useDocumentTitle'
import { buttonClass } from '../ui/Button'
import { SmartLink } from '../ui/SmartLink'
import { EmptyStateArt } from './EmptyStateArt'
import './messagePage.scss'

interface Props {
  heading: string
  text: string
  link?: { href: string; label: string }
  children?: ReactNode
}

/** A page with a message and one link or button. */
export function MessagePage({ heading, text, link, children }: Props) {
  useDocumentTitle(heading)
  return (
    <Message heading={heading} text={text}>
      {link && (
        <SmartLink className={buttonClass('first')} href={link.href}>
          {link.label}
        </SmartLink>
      )}
      {children}
    </Message>
  )
}

interface MessageProps {
  heading: string
  text: string
  /** Links or buttons. */
  children?: ReactNode
}

/** Layout of a message page. */
export function Message({ heading, text, children }: MessageProps) {
  return (
    <div className="mq-message mq-wrap" data-opening="plain">
      <div className="mq-message__words">
        <h1 tabIndex={-1}>{heading}</h1>
        <p>{text}</p>
        {children && <div className="mq-message__on">{children}</div>}
      </div>
      <EmptyStateArt />
    </div>
  )
}
