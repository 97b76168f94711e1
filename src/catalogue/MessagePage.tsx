import { useEffect } from 'react'
import { buttonClass } from '../ui/Button'
import { SmartLink } from '../ui/SmartLink'
import './messagePage.scss'

interface Props {
  heading: string
  text: string
  link?: { href: string; label: string }
  children?: React.ReactNode
}

/** A page that says one thing and offers one way on. */
export function MessagePage({ heading, text, link, children }: Props) {
  useEffect(() => {
    document.title = heading
  }, [heading])
  return (
    <div className="mq-message mq-wrap">
      <h1 tabIndex={-1}>{heading}</h1>
      <p>{text}</p>
      {link && (
        <SmartLink className={buttonClass('first')} href={link.href}>
          {link.label}
        </SmartLink>
      )}
      {children}
    </div>
  )
}
