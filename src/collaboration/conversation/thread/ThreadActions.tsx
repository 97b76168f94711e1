import type { Ref } from 'react'
import type { Comment } from '../../../generated/types'
import { useText } from '../../../text/TextContext'
import { Icon } from '../../../ui/Icon'
import { showToast } from '../../../ui/overlay/toast/showToast'
import { failureTextKey } from '../composer/failureText'
import { useConversation, useDraftState } from '../conversationContext'
import { sendResolved } from '../writing/sendComment'

const REPLY_ICON = 'M9 7 4 12l5 5M4 12h10a6 6 0 0 1 6 6v1'

interface Props {
  comment: Comment
  replyCount: number
  replyButton: Ref<HTMLButtonElement>
  /** undefined while the reply field is open. */
  onReply: (() => void) | undefined
  isExpanded: boolean
  onExpand: (isExpanded: boolean) => void
  /** Id of the list of replies. */
  listId: string
}

/** The buttons below the first comment of a thread. */
export function ThreadActions({ comment, replyCount, replyButton, onReply, isExpanded, onExpand, listId }: Props) {
  const { can } = useConversation()
  const mayWrite = can.has('write comments')
  const isResolved = !!comment.is_resolved
  return (
    <div className="mq-comment__actions">
      {mayWrite && !isResolved && onReply && <ReplyButton ref={replyButton} comment={comment} onPress={onReply} />}
      {isResolved && replyCount > 0 && (
        <RepliesToggle comment={comment} count={replyCount} expanded={isExpanded} listId={listId} onChange={onExpand} />
      )}
      {mayWrite && <ResolveButton comment={comment} />}
    </div>
  )
}

interface ReplyButtonProps {
  ref: Ref<HTMLButtonElement>
  comment: Comment
  onPress: () => void
}

function ReplyButton({ ref, comment, onPress }: ReplyButtonProps) {
  const t = useText()
  const title = useCommentName(comment)
  const isBusy = useDraftState((state) => state.changesInFlight.has(String(comment.id)))
  return (
    <button
      ref={ref}
      type="button"
      className="mq-talk-link"
      aria-label={`${t('reply')}: ${title}`}
      disabled={isBusy}
      onClick={onPress}
    >
      <Icon path={REPLY_ICON} />
      {t('reply')}
    </button>
  )
}

interface RepliesToggleProps {
  comment: Comment
  count: number
  expanded: boolean
  /** Id of the list of replies. */
  listId: string
  onChange: (expanded: boolean) => void
}

/** Shows or hides the replies of a resolved thread. */
function RepliesToggle({ comment, count, expanded, listId, onChange }: RepliesToggleProps) {
  const t = useText()
  const title = useCommentName(comment)
  const label = t(expanded ? 'hideReplies' : 'showReplies', { count })
  return (
    <button
      type="button"
      className="mq-talk-link"
      aria-expanded={expanded}
      aria-controls={expanded ? listId : undefined}
      aria-label={`${label}: ${title}`}
      onClick={() => onChange(!expanded)}
    >
      {label}
    </button>
  )
}

/** Resolves a thread, or reopens a resolved one. */
function ResolveButton({ comment }: { comment: Comment }) {
  const t = useText()
  const { commentAccess, announce } = useConversation()
  const title = useCommentName(comment)
  const changeInFlight = useDraftState((state) => state.changesInFlight.get(String(comment.id)))
  const isResolved = !!comment.is_resolved
  const label = t(isResolved ? 'reopen' : 'markAsDone')
  const toggle = async () => {
    const failure = await sendResolved(commentAccess, comment, !isResolved)
    if (failure) showToast(t(failureTextKey(failure)), 'alert')
    else announce(t(isResolved ? 'commentReopened' : 'commentResolved'))
  }
  return (
    <button
      type="button"
      className="mq-talk-link"
      aria-label={`${label}: ${title}`}
      aria-busy={changeInFlight === 'resolve' || undefined}
      aria-disabled={changeInFlight !== undefined || undefined}
      onClick={toggle}
    >
      {!isResolved && <Icon name="check" />}
      {label}
    </button>
  )
}

function useCommentName(comment: Comment): string {
  const t = useText()
  const { authorOf } = useConversation()
  return t('commentBy', { name: authorOf(comment) })
}
