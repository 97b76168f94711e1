import { type ReactNode, useState } from 'react'
import { ICON_PATHS } from '../../catalogue/collections/iconPaths'
import { countConversations } from '../../collaboration/conversation/conversations'
import { useComments } from '../../collaboration/conversation/useComments'
import type { Permissions } from '../../collaboration/permissions'
import { useUploadZone } from '../../collaboration/upload/useUploadZone'
import { type CollectionAssets, useCollectionAssets } from '../../collaboration/useCollectionAssets'
import { useCommentShortcut, useComposerFocus } from '../../collaboration/useCommentShortcut'
import { usePermissions } from '../../collaboration/usePermissions'
import type { Collection } from '../../generated/types'
import { PageFrame } from '../../page/PageFrame'
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
import { type TabId, useCollectionTabs } from './useCollectionTabs'

const Conversations = lazyPart(
  async () => (await import('../../collaboration/conversation/Conversations')).Conversations,
)

/** Loaded for viewers who may upload. */
const UploadTray = lazyPart(() => import('../../collaboration/upload/UploadTray').then((code) => code.default))

export function LoadedCollection({ collection }: { collection: Collection }) {
  const t = useText()
  const narrow = useMediaQuery('(max-width: 767px)')
  const permissions = usePermissions(collection)
  const canRead = permissions.has('read')
  const canUpload = permissions.has('write')
  const assets = useCollectionAssets(canRead ? collection.id : undefined)
  const comments = useComments(canRead ? { type: 'collection', id: collection.id } : undefined)
  const total = assets.data ? assets.total : collection.items?.total
  const { tabs, tab, choose } = useCollectionTabs(collection, narrow, canRead, {
    assets: total,
    conversations: comments.data && countConversations(comments.data.items).all,
  })
  const [focusRequests, setFocusRequests] = useState(0)
  useComposerFocus(focusRequests)
  useCommentShortcut(
    permissions.has('write comments')
      ? () => {
          choose('conversations')
          setFocusRequests(focusRequests + 1)
        }
      : undefined,
  )
  const zone = useUploadZone(collection, canUpload)
  const info = <InfoPanel collection={collection} assets={assets.data ?? []} permissions={permissions} />
  return (
    <PageFrame title={collection.title}>
      <CollectionHead collection={collection} total={total} onUpload={canUpload ? zone.open : undefined} />
      <div className="mq-collection mq-drop" {...zone.rootProps}>
        {canUpload && <input {...zone.getInputProps({ hidden: true })} />}
        <Tabs label={t('collectionParts')} tabs={tabs} chosen={tab} onChoose={choose}>
          {(id) => (
            <div className="mq-collection__two">
              {zone.isDragging && <DropHint name={collection.title} />}
              <div className="mq-collection__main">
                <TabContent id={id} collection={collection} assets={assets} permissions={permissions} info={info} />
              </div>
              {!narrow && <aside aria-label={t('tabInfo')}>{info}</aside>}
            </div>
          )}
        </Tabs>
      </div>
      {canUpload && <UploadTray />}
    </PageFrame>
  )
}

interface TabContentProps {
  id: TabId
  collection: Collection
  assets: CollectionAssets
  permissions: Permissions
  info: ReactNode
}

function TabContent({ id, collection, assets, permissions, info }: TabContentProps) {
  switch (id) {
    case 'assets':
      return <AssetsTab collection={collection} assets={assets} permissions={permissions} />
    case 'conversations':
      return permissions.has('read') ? (
        <CollectionConversations collection={collection} permissions={permissions} />
      ) : (
        <Skeleton shape="text" />
      )
    case 'collaborators':
      return <CollaboratorsTab collection={collection} />
    case 'info':
      return info
  }
}

function CollectionConversations({ collection, permissions }: { collection: Collection; permissions: Permissions }) {
  const t = useText()
  return (
    <Conversations
      content={{ type: 'collection', id: collection.id }}
      can={permissions}
      owner={collection.created_by?.username}
      people={collection.access?.users ?? []}
      name={collection.title}
      lazy={{
        pending: <Skeleton shape="text" />,
        failed: (retry) => (
          <Notice title={t('conversationsFailed')} action={{ label: t('tryAgain'), onPress: retry }} />
        ),
      }}
    />
  )
}

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
