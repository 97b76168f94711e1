import type { ReactNode } from 'react'
import { Button } from './Button'
import './notice.scss'

interface Props {
  title: string
  more?: string
  action?: { label: string; onPress: () => void }
  /** Shown below, for developers. */
  children?: ReactNode
}

/** A small message in the place of something that did not come, with a way on. */
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
