import { memo } from 'react'
import { CardFrame } from '../../../catalogue/card/CardFrame'
import { collectionPath } from '../../../catalogue/title/titleLink'
import { assetName, FILE_TYPE_TEXTS, fileSummary } from '../../../collaboration/assetFacts'
import { StateLabel } from '../../../collaboration/StateLabel'
import type { Collection, CollectionAsset } from '../../../generated/types'
import { useRuntime } from '../../../site/react/RuntimeContext'
import { useText } from '../../../text/TextContext'
import { Columns } from '../../../ui/rows/Columns'
import { AssetArt } from './AssetArt'
import { assetLink } from './assetLink'

interface Props {
  collection: Collection
  assets: readonly CollectionAsset[]
}

/** Assets as cards. `Columns` renders long lists in steps. */
export const AssetGrid = memo(function AssetGrid({ collection, assets }: Props) {
  const t = useText()
  const path = collectionPath(useRuntime().routes())
  return (
    <Columns
      steps={COLUMN_COUNTS}
      total={assets.length}
      ratio={0.5625}
      captionHeight={84}
      className="mq-asset-grid"
      keyOf={(index) => `${assets[index]?.id} ${index}`}
    >
      {(index) => {
        const asset = assets[index]
        if (!asset) return null
        const line = fileSummary(asset)
        return (
          <CardFrame
            className="mq-asset-card"
            href={assetLink(path, collection, asset)}
            data-content
            art={<AssetArt asset={asset} first={index < 6} />}
            name={assetName(asset)}
          >
            <span className="mq-asset-card__facts">
              {line ? (
                <span className="mq-asset-card__code">{line}</span>
              ) : (
                <span>{t(FILE_TYPE_TEXTS[asset.file_type ?? 'other'])}</span>
              )}
              <StateLabel asset={asset} />
            </span>
          </CardFrame>
        )
      }}
    </Columns>
  )
})

const COLUMN_COUNTS = [
  [1700, 4],
  [1024, 3],
  [480, 2],
  [0, 1],
] as const
