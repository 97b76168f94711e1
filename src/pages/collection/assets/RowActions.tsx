import { ICON_PATHS } from '../../../catalogue/collections/iconPaths'
import { assetName } from '../../../collaboration/assetFacts'
import type { Permissions } from '../../../collaboration/permissions'
import { assetParts } from '../../../collaboration/review/assetParts'
import { DownloadMenu } from '../../../collaboration/review/download/DownloadMenu'
import { RemoveDialog } from '../../../collaboration/review/RemoveDialog'
import { useAssetChanges } from '../../../collaboration/review/useAssetChanges'
import type { CollectionAsset } from '../../../generated/types'
import type { AssetRef } from '../../../service/collaboration/assets'
import { useText } from '../../../text/TextContext'
import { Icon } from '../../../ui/Icon'
import { MenuButton } from '../../../ui/overlay/MenuButton'

interface Props {
  assetRef: AssetRef
  asset: CollectionAsset
  permissions: Permissions
  onRemove: () => void
}

export function RowActions({ assetRef, asset, permissions, onRemove }: Props) {
  const t = useText()
  const parts = assetParts(asset, permissions)
  const name = assetName(asset)
  return (
    <>
      {parts.download && <DownloadMenu of={assetRef} asset={asset} appearance="icon" />}
      {parts.remove && (
        <MenuButton
          className="mq-row-act"
          label={
            <>
              <Icon path={ICON_PATHS.more} />
              <span className="mq-vh">
                {t('assetMore')}, {name}
              </span>
            </>
          }
        >
          <button type="button" onClick={onRemove}>
            <Icon path={ICON_PATHS.bin} />
            {t('assetDelete')}
          </button>
        </MenuButton>
      )}
    </>
  )
}

interface RemovalProps {
  assetRef: AssetRef
  asset: CollectionAsset
  onClose: () => void
  onRemoved: () => void
}

export function RowRemoval({ assetRef, asset, onClose, onRemoved }: RemovalProps) {
  const { busy, remove, invalidate } = useAssetChanges(assetRef)
  return (
    <RemoveDialog
      name={assetName(asset)}
      busy={busy === 'remove'}
      onClose={onClose}
      onRemove={async () => {
        if (!(await remove())) return onClose()
        onRemoved()
        invalidate()
      }}
    />
  )
}
