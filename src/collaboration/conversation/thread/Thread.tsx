import { memo, useEffect, useId, useRef, useState } from 'react'
import { classes } from '../../../lib/browser/classes'
import { useText } from '../../../text/TextContext'
import { useConversation } from '../conversationContext'
import type { Conversation } from '../conversations'
import { CommentView } from './CommentView'
import { commentTitle } from './commentTitle'
import { Reply } from './Reply'
import { ReplyComposer } from './ReplyComposer'
import { MinimizeButton, MinimizedComment, ResolvedLabel } from './ResolvedParts'
import { ThreadActions } from './ThreadActions'
import { useKeepFocus } from './useKeepFocus'
import { useReplyField } from './useReplyField'

interface Props {
  conversation: Conversation
  /** The playback position is at the time code of this thread. */
  active: boolean
}

/** A comment and its replies. A resolved thread hides the replies, and can be minimised to one line. */
export const Thread = memo(function Thread({ conversation: { comment, replies }, active }: Props) {
  const t = useText()
  const { now, authorOf } = useConversation()
  const id = String(comment.id)
  const root = useRef<HTMLLIElement>(null)
  const { isReplying, isOpened, replyButton, openReply, closeReply } = useReplyField(id, root)
  const [isExpanded, setIsExpanded] = useState(false)
  const [minimized, setMinimized] = useState(false)
  const list = useId()
  const isResolved = !!comment.is_resolved
  const isFolded = isResolved && !isExpanded
  const isMinimized = isResolved && minimized
  const hasReplies = replies.length > 0
  useKeepFocus(root)

  useEffect(() => {
    if (active) root.current?.scrollIntoView?.({ block: 'nearest' })
  }, [active])

  return (
    <li
      ref={root}
      className={classes('mq-thread', isResolved && 'mq-thread--done', active && 'mq-thread--active')}
      data-comment={id}
      data-folded={isFolded || undefined}
    >
      <article
        tabIndex={-1}
        aria-label={commentTitle(authorOf(comment), comment, now, t)}
        aria-current={active || undefined}
        className={classes('mq-comment', isMinimized && 'mq-comment--minimized')}
      >
        {isMinimized ? (
          <MinimizedComment comment={comment} onMaximize={() => setMinimized(false)} />
        ) : (
          <>
            <CommentView
              comment={comment}
              hasReplies={hasReplies}
              state={isResolved && <ResolvedLabel />}
              headEnd={isResolved && <MinimizeButton comment={comment} isMinimized={false} onChange={setMinimized} />}
            >
              <ThreadActions
                comment={comment}
                replyCount={replies.length}
                replyButton={replyButton}
                onReply={isReplying ? undefined : openReply}
                isExpanded={isExpanded}
                onExpand={setIsExpanded}
                listId={list}
              />
            </CommentView>
            {!isFolded && hasReplies && (
              <ol id={list} className="mq-thread__replies">
                {replies.map((reply) => (
                  <Reply key={reply.id} reply={reply} />
                ))}
              </ol>
            )}
            {isReplying && <ReplyComposer comment={comment} focus={isOpened} onClose={closeReply} />}
          </>
        )}
      </article>
    </li>
  )
})
