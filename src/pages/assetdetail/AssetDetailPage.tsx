import { collectionLink } from '../../catalogue/collections/collectionFacts'
import { collectionPath } from '../../catalogue/title/titleLink'
import { CollectionUnavailable } from '../../collaboration/CollectionUnavailable'
import { isAccessDenied } from '../../collaboration/isAccessDenied'
import { SignInRequired } from '../../collaboration/SignInRequired'
import { isProcessing, usePollingWhile } from '../../collaboration/useCollectionAssets'
import { useQuery } from '../../data/useQuery'
import { MessagePage } from '../../page/MessagePage'
import { PageFrame } from '../../page/PageFrame'
import { PageHeading } from '../../page/PageHeading'
import type { AssetRef } from '../../service/collaboration/assets'
import { collectionAssetQuery, collectionQuery } from '../../service/collaboration/collections'
import type { PageProps } from '../../site/pageProps'
import { ModuleList } from '../../site/react/ModuleList'
import { useRuntime, useSession } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { Notice } from '../../ui/Notice'
import { AssetBody } from './AssetBody'
import './assetDetail.scss'

/** An asset of a collection with its conversations and decisions (spec part 2, section 2: Asset detail). */
export default function AssetDetailPage({ route, params, pathname }: PageProps) {
  const t = useText()
  const { signedIn } = useSession()
  // Parameter names are free: the last two are the collection and the asset.
  const [collection = '', id = ''] = Object.values(params).slice(-2)
  if (!signedIn) {
    const heading = route?.heading ?? route?.label ?? t('tabAssets')
    return (
      <PageFrame title={heading}>
        <PageHeading heading={heading} />
        <SignInRequired text={t('assetSignIn')} />
      </PageFrame>
    )
  }
  return (
    <ModuleList uri={route?.modules_uri}>
      <AssetLoader assetRef={{ collection, id }} path={pathname.slice(0, pathname.lastIndexOf('/'))} />
    </ModuleList>
  )
}

interface LoaderProps {
  assetRef: AssetRef
  /** Path of the collection's assets: the address without its last part. */
  path: string
}

function AssetLoader({ assetRef, path }: LoaderProps) {
  const t = useText()
  const collection = useQuery(collectionQuery(assetRef.collection))
  // The previous data may be of another asset, so the ids are compared.
  const asset = useQuery(collectionAssetQuery(assetRef.collection, assetRef.id), { keepPreviousData: true })
  const current = asset.data && String(asset.data.id) === String(assetRef.id) ? asset.data : undefined
  usePollingWhile(current !== undefined && isProcessing(current), asset.retry)
  if (isAccessDenied(collection.error)) return <CollectionUnavailable />
  if (isAccessDenied(asset.error)) return <AssetMissing collection={assetRef.collection} />
  const error = collection.error ?? (current ? undefined : asset.error)
  if (error !== undefined) {
    const retry = () => {
      if (collection.error !== undefined) collection.retry()
      if (asset.error !== undefined) asset.retry()
    }
    return (
      <PageFrame title={t('tabAssets')}>
        <PageHeading heading={t('tabAssets')} />
        <div className="mq-wrap">
          <Notice title={t('assetRequestFailed')} action={{ label: t('tryAgain'), onPress: retry }} />
        </div>
      </PageFrame>
    )
  }
  if (!collection.data) {
    return (
      <PageFrame title={t('tabAssets')}>
        <div className="mq-asset-page mq-wrap" aria-busy="true">
          <div className="mq-asset-page__main">
            <div className="mq-asset-face mq-skeleton__part" />
          </div>
        </div>
      </PageFrame>
    )
  }
  return <AssetBody assetRef={assetRef} path={path} collection={collection.data} asset={current} />
}

function AssetMissing({ collection }: { collection: AssetRef['collection'] }) {
  const t = useText()
  const { routes } = useRuntime()
  const list = collectionPath(routes())
  return (
    <MessagePage
      heading={t('assetGone')}
      text={t('assetGoneMore')}
      link={{ href: collectionLink(collection, list) ?? list, label: t('assetGoneBack') }}
    />
  )
}
