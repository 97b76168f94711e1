import { useState } from 'react'
import { ICON_PATHS } from '../../catalogue/collections/iconPaths'
import type { CollectionAsset } from '../../generated/types'
import type { AssetRef } from '../../service/collaboration/assets'
import { useText } from '../../text/TextContext'
import { Icon } from '../../ui/Icon'
import { MenuButton } from '../../ui/overlay/MenuButton'
import { assetName } from '../assetFacts'
import type { AssetParts } from './assetParts'
import { DecisionButtons } from './DecisionButtons'
import { DownloadMenu } from './download/DownloadMenu'
import { RemoveDialog } from './RemoveDialog'
import { useAssetChanges } from './useAssetChanges'
import './assetActions.scss'

interface Props {
  of: AssetRef
  asset: CollectionAsset
  parts: AssetParts
  /** Focuses the comment composer. */
  onComment: () => void
  /** Opens the file dialog. undefined: uploading is not allowed. */
  onUpload?: () => void
  /** Called after the deletion, to navigate away and then call `invalidate`. */
  onRemoved: (invalidate: () => void) => void
}

/** The actions that the viewer's permissions allow. */
export function AssetActions({ of, asset, parts, onComment, onUpload, onRemoved }: Props) {
  const [isConfirming, setIsConfirming] = useState(false)
  const { busy, decide, remove, invalidate } = useAssetChanges(of)
  const close = () => setIsConfirming(false)
  return (
    <div className="mq-asset-actions">
      {parts.reviewButtons && (
        <DecisionButtons
          decision={parts.decision}
          busy={busy}
          onDecide={decide}
          onComment={parts.rejectionComment ? onComment : undefined}
        />
      )}
      {parts.download && <DownloadMenu of={of} asset={asset} />}
      {(parts.remove || onUpload) && (
        <MoreMenu onUpload={onUpload} onRemove={parts.remove ? () => setIsConfirming(true) : undefined} />
      )}
      {isConfirming && (
        <RemoveDialog
          name={assetName(asset)}
          busy={busy === 'remove'}
          onClose={close}
          onRemove={async () => {
            if (await remove()) onRemoved(invalidate)
            else close()
          }}
        />
      )}
    </div>
  )
}

interface MoreMenuProps {
  onUpload: (() => void) | undefined
  onRemove: (() => void) | undefined
}

function MoreMenu({ onUpload, onRemove }: MoreMenuProps) {
  const t = useText()
  return (
    <MenuButton
      className="mq-btn mq-btn--line mq-btn--round"
      label={
        <>
          <Icon path={ICON_PATHS.more} />
          <span className="mq-vh">{t('assetMore')}</span>
        </>
      }
    >
      {onUpload && (
        <button type="button" onClick={onUpload}>
          <Icon path={ICON_PATHS.upload} />
          {t('upload')}
        </button>
      )}
      {onRemove && (
        <button type="button" onClick={onRemove}>
          <Icon path={ICON_PATHS.bin} />
          {t('assetDelete')}
        </button>
      )}
    </MenuButton>
  )
}
