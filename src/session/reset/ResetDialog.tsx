import type { ComponentProps } from 'react'
import { useText } from '../../text/TextContext'
import { Icon } from '../../ui/Icon'
import { Dialog } from '../../ui/overlay/Dialog'
import '../forms/signInDialog.scss'
import { ResetMail } from './ResetMail'

interface Props extends Omit<ComponentProps<typeof ResetMail>, 'onDone' | 'children'> {
  onClose: () => void
}

/** The password reset as a dialog, opened from the one to sign in (spec, part 2: reset-password modal). */
export default function ResetDialog({ onClose, ...mail }: Props) {
  const t = useText()
  return (
    <Dialog name={t('resetPassword')} className="mq-sign-in" onClose={onClose}>
      <div className="mq-sign-in__head">
        <h2>{t('resetPassword')}</h2>
        <button type="button" aria-label={t('close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <ResetMail {...mail} onDone={onClose} />
    </Dialog>
  )
}
