import { useCallback, useRef, useState } from 'react'
import { assetName } from '../../collaboration/assetFacts'
import { Breadcrumbs } from '../../collaboration/Breadcrumbs'
import { type AssetParts, assetParts } from '../../collaboration/review/assetParts'
import { useUploadDialog } from '../../collaboration/upload/useUploadDialog'
import { useCommentShortcut } from '../../collaboration/useCommentShortcut'
import { usePermissions } from '../../collaboration/usePermissions'
import type { Collection, CollectionAsset } from '../../generated/types'
import { PageFrame } from '../../page/PageFrame'
import type { AssetRef } from '../../service/collaboration/assets'
import { lazyPart } from '../../ui/lazyPart'
import { AssetHeading } from './AssetHeading'
import { AssetPanel } from './AssetPanel'
import { AssetStage } from './AssetStage'
import { AssetSteps } from './AssetSteps'
import { useCollectionLinks } from './useCollectionLinks'
import { useMediaControl } from './useMediaControl'

/** Loaded for viewers who may upload. */
const UploadTray = lazyPart(() => import('../../collaboration/upload/UploadTray').then((code) => code.default))

interface Props {
  assetRef: AssetRef
  path: string
  collection: Collection
  /** undefined while it loads. */
  asset: CollectionAsset | undefined
}

export function AssetBody({ assetRef, path, collection, asset }: Props) {
  const permissions = usePermissions(collection)
  const media = useMediaControl()
  const canUpload = permissions.has('write')
  const files = useUploadDialog(collection.id)
  const [activeTime, setActiveTime] = useState<number>()
  const panel = useRef<{ comment: () => void }>(null)
  const openCommentField = useCallback(() => panel.current?.comment(), [])
  const links = useCollectionLinks(collection)
  const name = asset && assetName(asset)
  const parts = asset && assetParts(asset, permissions)
  useCommentShortcut(parts?.rejectionComment ? openCommentField : undefined)
  return (
    <PageFrame title={name ?? collection.title}>
      <div className="mq-asset-page mq-wrap">
        <div className="mq-asset-page__top">
          <Breadcrumbs parents={[links.all, links.collection]} currentLabel={name ?? ''} />
          {permissions.has('read') && <AssetSteps assetRef={assetRef} path={path} />}
        </div>
        <div className="mq-asset-page__main">
          {asset && parts ? (
            <AssetStage
              key={`${assetRef.collection} ${assetRef.id}`}
              assetRef={assetRef}
              asset={asset}
              viewer={parts.viewer}
              canReadComments={parts.conversations}
              people={collection.access?.users}
              back={links.collection.href}
              media={media}
              onActive={setActiveTime}
              onComment={parts.rejectionComment ? openCommentField : undefined}
            />
          ) : (
            <div className="mq-asset-face mq-skeleton__part" aria-busy="true" />
          )}
          <AssetHeading
            assetRef={assetRef}
            asset={asset}
            parts={parts}
            collectionHref={links.collection.href}
            onComment={openCommentField}
            onUpload={canUpload ? files.open : undefined}
          />
        </div>
        {asset && (
          <AssetPanel
            ref={panel}
            asset={asset}
            collection={collection}
            permissions={permissions}
            activeTime={activeTime}
            media={hasTimeline(parts) ? media : undefined}
          />
        )}
      </div>
      <p className="mq-vh" role="status">
        {name}
      </p>
      {canUpload && (
        <>
          {files.input}
          <UploadTray />
        </>
      )}
    </PageFrame>
  )
}

const hasTimeline = (parts: AssetParts | undefined) => parts?.viewer === 'video' || parts?.viewer === 'audio'
