import type { ReactNode } from 'react'
import { useDocumentTitle } from '../site/react/useDocumentTitle'
import { buttonClass } from '../ui/Button'
import { SmartLink } from '../ui/SmartLink'
import { Message } from './Message'

interface Props {
  heading: string
  text: string
  link?: { href: string; label: string }
  children?: ReactNode
}

/** A page that says one thing and offers one way on. */
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
