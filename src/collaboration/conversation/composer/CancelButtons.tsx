import { useText } from '../../../text/TextContext'
import { Button } from '../../../ui/Button'

interface Props {
  isConfirming: boolean
  disabled: boolean
  onCancel: () => void
  onDiscard: () => void
  onKeep: () => void
}

/** Cancels a reply or an edit. While `isConfirming`, asks whether to discard the text. */
export function CancelButtons({ isConfirming, disabled, onCancel, onDiscard, onKeep }: Props) {
  const t = useText()
  if (!isConfirming)
    return (
      <Button kind="line" disabled={disabled} onClick={onCancel}>
        {t('commentCancel')}
      </Button>
    )
  return (
    <>
      <span>{t('draftDropAsk')}</span>
      <Button kind="line" disabled={disabled} onClick={onDiscard}>
        {t('draftDrop')}
      </Button>
      {/* The focus starts on the safe choice. */}
      <Button autoFocus kind="line" onClick={onKeep}>
        {t('draftKeep')}
      </Button>
    </>
  )
}
