import type { ReactNode } from 'react'
import { useText } from '../../../text/TextContext'
import { Button } from '../../../ui/Button'
import { Icon } from '../../../ui/Icon'
import './faceNotice.scss'

interface Props {
  /** Path of the sign before the words. */
  sign?: string
  tone?: 'bad' | 'warn'
  title: string
  more?: string
  onRetry?: () => void
  children?: ReactNode
}

/** In place of an asset: why there is nothing to look at, as sign and words. */
export function FaceNotice({ sign, tone, title, more, onRetry, children }: Props) {
  const t = useText()
  return (
    <div className="mq-asset-face mq-asset-face--notice" role="status">
      {sign && (
        <span className={`mq-asset-face__sign mq-asset-face__sign--${tone ?? 'calm'}`}>
          <Icon path={sign} />
        </span>
      )}
      <strong>{title}</strong>
      {more && <p>{more}</p>}
      {onRetry && (
        <Button kind="quiet" onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      )}
      {children}
    </div>
  )
}
