import { type Ref, useImperativeHandle, useState } from 'react'
import { assetName } from '../../collaboration/assetFacts'
import { countConversations } from '../../collaboration/conversation/conversations'
import { useComments } from '../../collaboration/conversation/useComments'
import type { Permissions } from '../../collaboration/permissions'
import { AssetDetails } from '../../collaboration/review/AssetDetails'
import { useComposerFocus } from '../../collaboration/useCommentShortcut'
import type { Collection, CollectionAsset } from '../../generated/types'
import { useAddressChoice } from '../../page/list/useAddressChoice'
import { useText } from '../../text/TextContext'
import { lazyPart } from '../../ui/lazyPart'
import { Notice } from '../../ui/Notice'
import { Skeleton } from '../../ui/Skeleton'
import { Tabs } from '../../ui/Tabs'
import { commentedContentOf } from './commentedContentOf'
import type { MediaControl } from './useMediaControl'

const Conversations = lazyPart(
  async () => (await import('../../collaboration/conversation/Conversations')).Conversations,
)

interface Props {
  ref: Ref<{ comment: () => void }>
  asset: CollectionAsset
  collection: Collection
  permissions: Permissions
  /** Time in seconds of the comment at the playhead. */
  activeTime: number | undefined
  /** undefined if the asset has no timeline. */
  media: MediaControl | undefined
}

const TABS = ['conversations', 'details'] as const
const DETAILS_TAB_ONLY = ['details'] as const

export function AssetPanel({ ref, asset, collection, permissions, activeTime, media }: Props) {
  const t = useText()
  const canRead = permissions.has('read')
  const shown = canRead ? TABS : DETAILS_TAB_ONLY
  const [tab, choose] = useAddressChoice<(typeof TABS)[number]>('tab', shown)
  const content = commentedContentOf(asset)
  const comments = useComments(canRead ? content : undefined)
  const [focusRequests, setFocusRequests] = useState(0)
  useImperativeHandle(ref, () => ({
    comment() {
      choose('conversations')
      setFocusRequests(focusRequests + 1)
    },
  }))
  useComposerFocus(focusRequests)
  return (
    <section className="mq-asset-panel" aria-label={t('assetPanel')}>
      <Tabs
        label={t('assetPanel')}
        tabs={shown.map((id) =>
          id === 'details'
            ? { id, label: t('details') }
            : { id, label: t('conversations'), count: comments.data && countConversations(comments.data.items).all },
        )}
        chosen={tab}
        onChoose={choose}
      >
        {(id) =>
          id === 'details' ? (
            <AssetDetails asset={asset} />
          ) : (
            <Conversations
              key={String(asset.id)}
              content={content}
              can={permissions}
              owner={collection.created_by?.username}
              people={collection.access?.users}
              moment={media?.currentTime}
              onSeek={media?.seek}
              activeTimeCode={activeTime}
              layout="panel"
              name={assetName(asset)}
              lazy={{
                pending: <Skeleton shape="text" />,
                failed: (retry) => (
                  <Notice title={t('conversationsFailed')} action={{ label: t('tryAgain'), onPress: retry }} />
                ),
              }}
            />
          )
        }
      </Tabs>
    </section>
  )
}
