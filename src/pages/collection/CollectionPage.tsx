import { CollectionUnavailable } from '../../collaboration/CollectionUnavailable'
import { isAccessDenied } from '../../collaboration/isAccessDenied'
import { SignInRequired } from '../../collaboration/SignInRequired'
import { useQuery } from '../../data/useQuery'
import { PageFrame } from '../../page/PageFrame'
import { PageHeading } from '../../page/PageHeading'
import { collectionQuery } from '../../service/collaboration/collections'
import type { PageProps } from '../../site/pageProps'
import { ModuleList } from '../../site/react/ModuleList'
import { useSession } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { Notice } from '../../ui/Notice'
import { Skeleton } from '../../ui/Skeleton'
import { LoadedCollection } from './LoadedCollection'
import './collection.scss'
import './dropHint.scss'

/** A collection (spec part 2, section 2: Collection detail). */
export default function CollectionPage({ route, params }: PageProps) {
  const t = useText()
  const { signedIn } = useSession()
  // The parameter may have any name.
  const id = params.id ?? Object.values(params).at(-1) ?? ''
  if (!signedIn) {
    const heading = route?.heading ?? route?.label ?? t('collections')
    return (
      <PageFrame title={heading}>
        <PageHeading heading={heading} />
        <SignInRequired text={t('collectionSignIn')} />
      </PageFrame>
    )
  }
  return (
    <ModuleList uri={route?.modules_uri}>
      <CollectionLoader key={id} id={id} />
    </ModuleList>
  )
}

function CollectionLoader({ id }: { id: string }) {
  const t = useText()
  const { data, error, retry } = useQuery(collectionQuery(id))
  if (isAccessDenied(error)) return <CollectionUnavailable />
  if (error !== undefined) {
    return (
      <PageFrame title={t('collections')}>
        <PageHeading heading={t('collections')} />
        <div className="mq-wrap">
          <Notice title={t('collectionFailed')} action={{ label: t('tryAgain'), onPress: retry }} />
        </div>
      </PageFrame>
    )
  }
  if (!data) {
    return (
      <PageFrame title={t('collections')}>
        <div className="mq-wrap mq-collection-waits">
          <Skeleton shape="text" />
          <Skeleton shape="grid" />
        </div>
      </PageFrame>
    )
  }
  return <LoadedCollection collection={data} />
}
