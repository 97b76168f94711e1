import { collectionLink } from '../../catalogue/collections/collectionFacts'
import { collectionPath } from '../../catalogue/title/titleLink'
import { CollectionGone } from '../../collaboration/CollectionGone'
import { isClosed } from '../../collaboration/isClosed'
import { SignInFirst } from '../../collaboration/SignInFirst'
import { isInTheMaking, useLookAgain } from '../../collaboration/useCollectionAssets'
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

/** One asset of a collection: what it is, what is said about it, what was decided (spec part 2, section 2: Asset detail). */
export default function AssetDetailPage({ route, params, pathname }: PageProps) {
  const t = useText()
  const { signedIn } = useSession()
  // The route names its parameters as it likes: the last two are the collection and the asset.
  const [collection = '', id = ''] = Object.values(params).slice(-2)
  if (!signedIn) {
    const heading = route?.heading ?? route?.label ?? t('tabAssets')
    return (
      <PageFrame title={heading}>
        <PageHeading heading={heading} />
        <SignInFirst text={t('assetSignIn')} />
      </PageFrame>
    )
  }
  return (
    <ModuleList uri={route?.modules_uri}>
      <OpenAsset of={{ collection, id }} path={pathname.slice(0, pathname.lastIndexOf('/'))} />
    </ModuleList>
  )
}

interface OpenProps {
  of: AssetRef
  /** Of its neighbours: the address without its last part. */
  path: string
}

/** An asset in its states: on its way, not open to the viewer, failed, there. */
function OpenAsset({ of, path }: OpenProps) {
  const t = useText()
  const collection = useQuery(collectionQuery(of.collection))
  // What is being decided or looked at again stays meanwhile, as long as it is the same asset.
  const asset = useQuery(collectionAssetQuery(of.collection, of.id), { keepPreviousData: true })
  const known = asset.data && String(asset.data.id) === String(of.id) ? asset.data : undefined
  useLookAgain(known !== undefined && isInTheMaking(known), asset.retry)
  if (isClosed(collection.error)) return <CollectionGone />
  if (isClosed(asset.error)) return <AssetGone collection={of.collection} />
  const error = collection.error ?? (known ? undefined : asset.error)
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
  return <AssetBody of={of} path={path} collection={collection.data} asset={known} />
}

/** An asset that the viewer may not see, or no longer: it says so and leads back to its collection. */
function AssetGone({ collection }: { collection: AssetRef['collection'] }) {
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
