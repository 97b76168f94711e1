import { useText } from '../../../text/TextContext'
import { Icon } from '../../../ui/Icon'

/** Leaves the dialog. It stays in sight while the dialog is scrolled. */
export function CloseButton({ onClose }: { onClose: () => void }) {
  const t = useText()
  return (
    <div className="mq-title-modal__close">
      <button type="button" aria-label={t('close')} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  )
}
