import { useEffect, useRef } from 'react'
import { useText } from '../../text/TextContext'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/overlay/Dialog'

interface Props {
  onYes: () => void
  /** Also called for Escape and a press outside the dialog. */
  onNo: () => void
}

/** Confirmation dialog. The focus starts on No. */
export function ConfirmCancel({ onYes, onNo }: Props) {
  const t = useText()
  const noButton = useRef<HTMLButtonElement>(null)
  useEffect(() => noButton.current?.focus(), [])
  return (
    <Dialog name={t('rsvpCancelConfirm')} className="mq-cancel-dialog" onClose={onNo}>
      <h2>{t('rsvpCancelConfirm')}</h2>
      <p>{t('rsvpCancelConfirmText')}</p>
      <div className="mq-cancel-dialog__ways">
        <Button kind="first" onClick={onYes}>
          {t('rsvpCancelYes')}
        </Button>
        <Button ref={noButton} kind="line" onClick={onNo}>
          {t('rsvpCancelNo')}
        </Button>
      </div>
    </Dialog>
  )
}
