import { useNavigate } from 'react-router-dom'
import { assetName } from '../../collaboration/assetFacts'
import { AssetActions } from '../../collaboration/review/AssetActions'
import { AssetStatus } from '../../collaboration/review/AssetStatus'
import type { AssetParts } from '../../collaboration/review/assetParts'
import type { CollectionAsset } from '../../generated/types'
import type { AssetRef } from '../../service/collaboration/assets'

interface Props {
  assetRef: AssetRef
  /** undefined while it loads. */
  asset: CollectionAsset | undefined
  parts: AssetParts | undefined
  /** Address to open after the asset was removed. */
  collectionHref: string
  onComment: () => void
  onUpload: (() => void) | undefined
}

export function AssetHeading({ assetRef, asset, parts, collectionHref, onComment, onUpload }: Props) {
  const navigate = useNavigate()
  return (
    <div className="mq-asset-page__line">
      <div className="mq-asset-page__name">
        <h1 tabIndex={-1}>{asset && assetName(asset)}</h1>
        {asset && <AssetStatus asset={asset} decision={parts?.decision} />}
      </div>
      {asset && parts && (
        <AssetActions
          key={`${assetRef.collection} ${assetRef.id}`}
          of={assetRef}
          asset={asset}
          parts={parts}
          onComment={onComment}
          onUpload={onUpload}
          onRemoved={(forget) => {
            navigate(collectionHref)
            forget()
          }}
        />
      )}
    </div>
  )
}
