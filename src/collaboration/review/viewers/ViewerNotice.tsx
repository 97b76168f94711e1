import type { ReactNode } from 'react'
import { useText } from '../../../text/TextContext'
import { Button } from '../../../ui/Button'
import { Icon } from '../../../ui/Icon'
import './viewerNotice.scss'

interface Props {
  /** SVG path of the icon. */
  iconPath?: string
  tone?: 'bad' | 'warn'
  title: string
  more?: string
  onRetry?: () => void
  children?: ReactNode
}

/** Shown instead of an asset that cannot be viewed: an icon and the reason. */
export function ViewerNotice({ iconPath, tone, title, more, onRetry, children }: Props) {
  const t = useText()
  return (
    <div className="mq-asset-face mq-asset-face--notice" role="status">
      {iconPath && (
        <span className={`mq-asset-face__sign mq-asset-face__sign--${tone ?? 'calm'}`}>
          <Icon path={iconPath} />
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
