import type { ReactNode } from 'react'
import { Button } from './Button'
import './notice.scss'

interface Props {
  title: string
  more?: string
  action?: { label: string; onPress: () => void }
  /** Details for developers, shown below the message. */
  children?: ReactNode
}

/** A short message shown instead of content that failed to load, with an optional action. */
export function Notice({ title, more, action, children }: Props) {
  return (
    <div className="mq-notice-box" role="status">
      <p>
        <strong>{title}</strong>
        {more && <span>{more}</span>}
      </p>
      {action && (
        <Button kind="line" onClick={action.onPress}>
          {action.label}
        </Button>
      )}
      {children}
    </div>
  )
}
