import { titleDisplayName } from '../../catalogue/title/titleFacts'
import { useDocumentTitle } from '../../site/react/useDocumentTitle'
import type { ModalProps } from '../../site/registry'
import { useText } from '../../text/TextContext'
import { Icon } from '../../ui/Icon'
import { Dialog } from '../../ui/overlay/Dialog'
import { AssetBody } from './AssetBody'
import { useAsset } from './useAsset'
import './assetModal.scss'

/** Shows an extra of a title in a dialog above the previous page (spec, section 2: asset modal). */
export default function AssetModal({ params: { slug = '', asset: assetSlug = '' }, onClose, background }: ModalProps) {
  const t = useText()
  const data = useAsset(slug, assetSlug)
  const name = data.asset ? titleDisplayName(data.asset, t) : t('asset')
  useDocumentTitle(name)
  return (
    <Dialog name={name} className="mq-asset-dialog" onClose={onClose}>
      <button type="button" className="mq-asset-dialog__close" aria-label={t('close')} onClick={onClose}>
        <Icon name="close" />
      </button>
      <AssetBody data={data} slug={slug} level={2} background={background} onClose={onClose} />
    </Dialog>
  )
}
