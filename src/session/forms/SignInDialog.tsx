import type { ReactNode } from 'react'
import { useText } from '../../text/TextContext'
import { Icon } from '../../ui/Icon'
import { Dialog } from '../../ui/overlay/Dialog'
import './signInDialog.scss'

interface Props {
  /** Default: a sign-in heading */
  heading?: string
  onClose: () => void
  children: ReactNode
}

/** Sign-in over the current page. Closes after success (spec, section 4). */
export function SignInDialog({ heading, onClose, children }: Props) {
  const t = useText()
  const name = heading ?? t('signIn')
  return (
    <Dialog name={name} className="mq-sign-in" onClose={onClose}>
      <div className="mq-sign-in__head">
        <h2>{name}</h2>
        <button type="button" aria-label={t('close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {children}
    </Dialog>
  )
}
