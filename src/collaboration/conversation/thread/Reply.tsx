import { useRef } from 'react'
import type { Comment } from '../../../generated/types'
import { useText } from '../../../text/TextContext'
import { useConversation } from '../conversationContext'
import { CommentView } from './CommentView'
import { commentTitle } from './commentTitle'
import { useKeepFocus } from './useKeepFocus'

export function Reply({ reply }: { reply: Comment }) {
  const t = useText()
  const { now, authorOf } = useConversation()
  const root = useRef<HTMLLIElement>(null)
  useKeepFocus(root)
  return (
    <li ref={root}>
      <article
        className="mq-comment mq-comment--reply"
        tabIndex={-1}
        aria-label={commentTitle(authorOf(reply), reply, now, t)}
      >
        <CommentView comment={reply} hasReplies={false} />
      </article>
    </li>
  )
}
