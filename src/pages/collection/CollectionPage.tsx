import { useState } from 'react'
import { ICON_PATHS } from '../../catalogue/collections/iconPaths'
import { CollectionGone } from '../../collaboration/CollectionGone'
import { countConversations } from '../../collaboration/conversation/conversations'
import { useComments } from '../../collaboration/conversation/useComments'
import { isClosed } from '../../collaboration/isClosed'
import { SignInFirst } from '../../collaboration/SignInFirst'
import { useUploadZone } from '../../collaboration/upload/useUploadZone'
import { useCollectionAssets } from '../../collaboration/useCollectionAssets'
import { useCommentKey, useFieldFocus } from '../../collaboration/useCommentKey'
import { usePermissions } from '../../collaboration/usePermissions'
import { useQuery } from '../../data/useQuery'
import type { Collection } from '../../generated/types'
import { useChoice } from '../../page/list/useChoice'
import { PageFrame } from '../../page/PageFrame'
import { PageHeading } from '../../page/PageHeading'
import { collectionQuery } from '../../service/collaboration/collections'
import type { PageProps } from '../../site/pageProps'
import { ModuleList } from '../../site/react/ModuleList'
import { useSession } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { Icon } from '../../ui/Icon'
import { lazyPart } from '../../ui/lazyPart'
import { Notice } from '../../ui/Notice'
import { Skeleton } from '../../ui/Skeleton'
import { Tabs } from '../../ui/Tabs'
import { useMediaQuery } from '../../ui/useMediaQuery'
import { AssetsTab } from './assets/AssetsTab'
import { CollectionHead } from './CollectionHead'
import { CollaboratorsTab } from './collaborators/CollaboratorsTab'
import { InfoPanel } from './InfoPanel'
import './collection.scss'
import './dropHint.scss'

const Conversations = lazyPart(
  async () => (await import('../../collaboration/conversation/Conversations')).Conversations,
)

/** One collection: its assets, the conversations about it, who works on it (spec part 2, section 2: Collection detail). */
export default function CollectionPage({ route, params }: PageProps) {
  const t = useText()
  const { signedIn } = useSession()
  // The route names its parameter as it likes.
  const id = params.id ?? Object.values(params).at(-1) ?? ''
  if (!signedIn) {
    const heading = route?.heading ?? route?.label ?? t('collections')
    return (
      <PageFrame title={heading}>
        <PageHeading heading={heading} />
        <SignInFirst text={t('collectionSignIn')} />
      </PageFrame>
    )
  }
  return (
    <ModuleList uri={route?.modules_uri}>
      <OpenCollection key={id} id={id} />
    </ModuleList>
  )
}

/** A collection in its states: on its way, not open to the viewer, failed, there. */
function OpenCollection({ id }: { id: string }) {
  const t = useText()
  const { data, error, retry } = useQuery(collectionQuery(id))
  if (isClosed(error)) return <CollectionGone />
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
  return <CollectionBody collection={data} />
}

/** The first one that is shown is the default. */
const TABS = ['assets', 'info', 'conversations', 'collaborators'] as const
type TabId = (typeof TABS)[number]

function CollectionBody({ collection }: { collection: Collection }) {
  const t = useText()
  const { isKnown } = useSession()
  const narrow = useMediaQuery('(max-width: 767px)')
  const may = usePermissions(collection)
  // Assets and conversations need `read` (spec part 2, section 6). Until the profile has loaded their tabs show a
  // skeleton, and nothing is requested.
  const mayRead = may.has('read')
  const isShown = (id: TabId) => {
    // On larger screens the panel is beside the tabs (spec part 2, section 2: tab Info).
    if (id === 'info') return narrow
    return id === 'collaborators' || mayRead || !isKnown
  }
  const [tab, choose] = useChoice<TabId>('tab', TABS.filter(isShown))
  const assets = useCollectionAssets(mayRead ? collection.id : undefined)
  const mayUpload = may.has('write')
  const [wanted, want] = useState(0)
  useFieldFocus(wanted)
  useCommentKey(
    may.has('write comments')
      ? () => {
          choose('conversations')
          want(wanted + 1)
        }
      : undefined,
  )
  const zone = useUploadZone(collection, mayUpload)
  const total = assets.data ? assets.total : collection.items?.total
  const comments = useComments(mayRead ? { type: 'collection', id: collection.id } : undefined)
  const { users = [], groups = [] } = collection.access ?? {}
  const people = users.length + groups.length
  const info = <InfoPanel collection={collection} assets={assets.data ?? []} may={may} />
  const tabs = [
    { id: 'info' as const, label: t('tabInfo') },
    { id: 'assets' as const, label: t('tabAssets'), count: total },
    {
      id: 'conversations' as const,
      label: t('conversations'),
      count: comments.data && countConversations(comments.data.items).all,
    },
    { id: 'collaborators' as const, label: t('tabCollaborators'), count: people },
  ]
  return (
    <PageFrame title={collection.title}>
      <CollectionHead collection={collection} total={total} onUpload={mayUpload ? zone.open : undefined} />
      <div className="mq-collection mq-drop" {...zone.rootProps}>
        {mayUpload && <input {...zone.getInputProps({ hidden: true })} />}
        <Tabs label={t('collectionParts')} tabs={tabs.filter(({ id }) => isShown(id))} chosen={tab} onChoose={choose}>
          {(id) => (
            <div className="mq-collection__two">
              {zone.dragging && <DropHint name={collection.title} />}
              <div className="mq-collection__main">
                {id === 'assets' && <AssetsTab collection={collection} assets={assets} may={may} />}
                {id === 'conversations' && !mayRead && <Skeleton shape="text" />}
                {id === 'conversations' && mayRead && (
                  <Conversations
                    content={{ type: 'collection', id: collection.id }}
                    can={may}
                    owner={collection.created_by?.username}
                    people={users}
                    name={collection.title}
                    lazy={{
                      pending: <Skeleton shape="text" />,
                      failed: (again) => (
                        <Notice title={t('conversationsFailed')} action={{ label: t('tryAgain'), onPress: again }} />
                      ),
                    }}
                  />
                )}
                {id === 'collaborators' && <CollaboratorsTab collection={collection} />}
                {id === 'info' && info}
              </div>
              {!narrow && <aside aria-label={t('tabInfo')}>{info}</aside>}
            </div>
          )}
        </Tabs>
      </div>
      {mayUpload && <UploadTray />}
    </PageFrame>
  )
}

/** The list of uploads comes with the first who may have one. */
const UploadTray = lazyPart(() => import('../../collaboration/upload/UploadTray').then((code) => code.default))

/** What stands over the assets while files are held above them. */
function DropHint({ name }: { name: string }) {
  const t = useText()
  return (
    <div className="mq-drop__over">
      <div>
        <Icon path={ICON_PATHS.upload} />
        <strong>{t('uploadDrop', { name })}</strong>
        <small>{t('uploadDropMore')}</small>
      </div>
    </div>
  )
}
