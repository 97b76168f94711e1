import { ICON_PATHS } from '../../catalogue/collections/iconPaths'
import { useText } from '../../text/TextContext'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { Dialog } from '../../ui/overlay/Dialog'
import './removeDialog.scss'

interface Props {
  name: string
  busy: boolean
  onClose: () => void
  onRemove: () => void
}

/** Confirms a deletion, with the focus on the safe choice. */
export function RemoveDialog({ name, busy, onClose, onRemove }: Props) {
  const t = useText()
  const question = t('assetDeleteAsk', { name })
  return (
    <Dialog name={question} className="mq-remove" onClose={onClose}>
      <h2>{question}</h2>
      <p>{t('assetDeleteMore')}</p>
      <div className="mq-remove__on">
        <Button kind="line" autoFocus onClick={onClose} disabled={busy}>
          {t('assetKeep')}
        </Button>
        <Button className="mq-remove__yes" onClick={onRemove} disabled={busy} aria-busy={busy || undefined}>
          <Icon path={ICON_PATHS.bin} />
          {t(busy ? 'assetDeleting' : 'assetDelete')}
        </Button>
      </div>
    </Dialog>
  )
}
