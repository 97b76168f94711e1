import { type ReactNode, useEffect } from 'react'
import { useRuntime } from '../site/RuntimeContext'
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
  const { plan } = useRuntime()
  useEffect(() => {
    document.title = `${heading} · ${plan.title}`
  }, [heading, plan])
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
