import { useEffect, useRef } from 'react'
import type { CollectionUser } from '../../generated/types'
import { classes } from '../../lib/browser/classes'
import type { CommentedContent } from '../../service/collaboration/comments'
import { useText } from '../../text/TextContext'
import { Button } from '../../ui/Button'
import { showToast } from '../../ui/overlay/toast/showToast'
import type { Permissions } from '../permissions'
import { ConversationFilters } from './ConversationFilters'
import { ConversationList } from './ConversationList'
import { Composer } from './composer/Composer'
import { ConversationProvider, useCommentAccess, useCommentPolling } from './conversationContext'
import { ExportMenu } from './export/ExportMenu'
import { useAnnouncement } from './useAnnouncement'
import { useConversationContextValue } from './useConversationContextValue'
import { useConversationFilter } from './useConversationFilter'
import { useConversationList } from './useConversationList'
import { useNewComments } from './useNewComments'
import { reconcileDrafts } from './writing/reconcileDrafts'
import { serializeDraft } from './writing/sendComment'
import './conversations.scss'

interface Props {
  content: CommentedContent
  /** Permissions of the viewer. */
  can: Permissions
  /** User name of the collection's owner. */
  owner?: string
  /** Users with access, for names and to mark external users. */
  people?: readonly CollectionUser[]
  /** Current playback position in seconds; undefined before playback starts. Default: the content has no timeline. */
  moment?: () => number | undefined
  /** Seeks to a time code. A stable function. Default: time codes are plain text. */
  onSeek?: (seconds: number) => void
  /** Playback position in seconds: highlights the conversation with this time code. */
  activeTimeCode?: number
  /** wide: cards below the composer. panel: a narrow column with the composer at the bottom. Default wide. */
  layout?: 'wide' | 'panel'
  /** Name of the content, for exported files. */
  name?: string
}

/** Focuses the composer for a new comment. @returns whether there is one */
export function focusComposer(): boolean {
  const field = document.querySelector<HTMLElement>('.mq-composer[data-place="new"] textarea')
  field?.focus()
  return field !== null
}

/** The conversations about a collection or an asset (spec part 2, section 4: Comment). */
export function Conversations(props: Props) {
  const { content, can, owner, people, moment, onSeek, activeTimeCode, layout = 'wide', name } = props
  const t = useText()
  const commentAccess = useCommentAccess(content)
  const [filter, setFilter] = useConversationFilter()
  const { conversations, comments, isComplete, error, retry } = useConversationList(commentAccess, filter)
  const list = useRef<HTMLOListElement>(null)
  const { shown, waiting, accept } = useNewComments(conversations, `${content.type} ${content.id} ${filter}`, list)
  const [announcement, announce] = useAnnouncement()
  const context = useConversationContextValue({ commentAccess, can, owner, people, onSeek, announce })
  useCommentPolling(commentAccess)

  useEffect(() => {
    if (comments && isComplete && reconcileDrafts(commentAccess.draftStore, comments, serializeDraft))
      showToast(t('commentGoneText'), 'alert')
  }, [comments, isComplete, commentAccess, t])

  const showWaiting = () => {
    const first = String(waiting[0]?.id)
    accept()
    setTimeout(() => {
      const added = list.current?.querySelector(`[data-comment="${CSS.escape(first)}"] article`)
      const article = added ?? list.current?.querySelector('article')
      article?.scrollIntoView?.({ block: 'nearest' })
      if (article instanceof HTMLElement) article.focus()
    })
  }

  const composer = can.has('write comments') && (
    <Composer
      target="new"
      label={t('commentNew')}
      words={{ send: 'post', sending: 'posting', sent: 'commentPosted' }}
      moment={moment}
      onSent={() => list.current?.scrollTo?.({ top: 0 })}
    />
  )

  return (
    <ConversationProvider value={context}>
      <section className={classes('mq-talk', `mq-talk--${layout}`)} aria-label={t('conversations')} tabIndex={-1}>
        <div className="mq-talk__bar">
          <ConversationFilters filter={filter} onFilter={setFilter} comments={comments} />
          {layout === 'wide' && <span className="mq-talk__order">{t('newestFirst')}</span>}
          {shown && shown.length > 0 && (
            <ExportMenu conversations={conversations ?? shown} name={name ?? t('conversations')} />
          )}
        </div>
        {layout === 'wide' && composer}
        <div className="mq-talk__arrivals" role="status">
          {waiting.length > 0 && (
            <Button kind="first" onClick={showWaiting}>
              {t('newComments', { count: waiting.length })}
            </Button>
          )}
        </div>
        <ConversationList list={list} conversations={shown} error={error} onRetry={retry} position={activeTimeCode} />
        {layout === 'panel' && composer}
        <p className="mq-vh" role="status">
          {announcement}
        </p>
      </section>
    </ConversationProvider>
  )
}
