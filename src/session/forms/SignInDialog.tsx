import type { ReactNode } from 'react'
import { useText } from '../../text/TextContext'
import { Icon } from '../../ui/Icon'
import { Dialog } from '../../ui/overlay/Dialog'
import './signInDialog.scss'

interface Props {
  onClose: () => void
  children: ReactNode
}

/** Signing in before the page that asks for it. A successful sign-in closes it (spec, section 4). */
export function SignInDialog({ onClose, children }: Props) {
  const t = useText()
  return (
    <Dialog name={t('signIn')} className="mq-sign-in" onClose={onClose}>
      <div className="mq-sign-in__head">
        <h2>{t('signIn')}</h2>
        <button type="button" aria-label={t('close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {children}
    </Dialog>
  )
}
