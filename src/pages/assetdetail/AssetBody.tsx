import { useCallback, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { collectionLink } from '../../catalogue/collections/collectionFacts'
import { collectionPath } from '../../catalogue/title/titleLink'
import { assetName } from '../../collaboration/assetFacts'
import { Crumbs } from '../../collaboration/Crumbs'
import { AssetActions, AssetStanding } from '../../collaboration/review/AssetActions'
import { assetParts } from '../../collaboration/review/assetParts'
import { useUploadChoice } from '../../collaboration/upload/useUploadChoice'
import { useCommentKey } from '../../collaboration/useCommentKey'
import { usePermissions } from '../../collaboration/usePermissions'
import type { Collection, CollectionAsset } from '../../generated/types'
import { PageFrame } from '../../page/PageFrame'
import type { AssetRef } from '../../service/collaboration/assets'
import { useRuntime } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { lazyPart } from '../../ui/lazyPart'
import { AssetPanel } from './AssetPanel'
import { AssetStage } from './AssetStage'
import { AssetSteps } from './AssetSteps'
import { useMoments } from './useMoments'

/** The list of uploads comes with the first who may have one. */
const UploadTray = lazyPart(() => import('../../collaboration/upload/UploadTray').then((code) => code.default))

interface Props {
  of: AssetRef
  path: string
  collection: Collection
  /** undefined: on its way. */
  asset: CollectionAsset | undefined
}

/** An asset beside its conversations: what it shows, its name and state, what may be done with it. */
export function AssetBody({ of, path, collection, asset }: Props) {
  const t = useText()
  const navigate = useNavigate()
  const { routes } = useRuntime()
  const may = usePermissions(collection)
  const moments = useMoments()
  const mayUpload = may.has('write')
  const files = useUploadChoice(collection.id)
  const [active, setActive] = useState<number>()
  const panel = useRef<{ comment: () => void }>(null)
  const toComment = useCallback(() => panel.current?.comment(), [])
  const list = collectionPath(routes())
  const route = routes().find(({ component }) => component === 'collections')
  const up = collectionLink(collection.id, list) ?? list
  const name = asset && assetName(asset)
  const parts = asset && assetParts(asset, may)
  useCommentKey(parts?.comment ? toComment : undefined)
  return (
    <PageFrame title={name ?? collection.title}>
      <div className="mq-asset-page mq-wrap">
        <div className="mq-asset-page__top">
          <Crumbs
            above={[
              { href: list, label: route?.label ?? route?.heading ?? t('collections') },
              { href: up, label: collection.title },
            ]}
            here={name ?? ''}
          />
          {may.has('read') && <AssetSteps of={of} path={path} />}
        </div>
        <div className="mq-asset-page__main">
          {asset && parts ? (
            <AssetStage
              key={`${of.collection} ${of.id}`}
              of={of}
              asset={asset}
              face={parts.face}
              talk={parts.talk}
              people={collection.access?.users}
              back={up}
              moments={moments}
              onActive={setActive}
              onComment={parts.comment ? toComment : undefined}
            />
          ) : (
            <div className="mq-asset-face mq-skeleton__part" aria-busy="true" />
          )}
          <div className="mq-asset-page__line">
            <div className="mq-asset-page__name">
              <h1 tabIndex={-1}>{name}</h1>
              {asset && <AssetStanding asset={asset} decided={parts?.decided} />}
            </div>
            {asset && parts && (
              <AssetActions
                key={`${of.collection} ${of.id}`}
                of={of}
                asset={asset}
                parts={parts}
                onComment={toComment}
                onUpload={mayUpload ? files.open : undefined}
                onRemoved={(forget) => {
                  navigate(up)
                  forget()
                }}
              />
            )}
          </div>
        </div>
        {asset && (
          <AssetPanel
            ref={panel}
            asset={asset}
            collection={collection}
            may={may}
            active={active}
            moments={parts?.face === 'player' || parts?.face === 'sound' ? moments : undefined}
          />
        )}
      </div>
      <p className="mq-vh" role="status">
        {name}
      </p>
      {mayUpload && (
        <>
          {files.input}
          <UploadTray />
        </>
      )}
    </PageFrame>
  )
}
