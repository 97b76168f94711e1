import type { Comment } from '../../../generated/types'
import { useText } from '../../../text/TextContext'
import { Composer } from '../composer/Composer'
import { useConversation } from '../conversationContext'
import type { DraftTarget } from '../writing/drafts'

interface Props {
  comment: Comment
  focus: boolean
  onClose: () => void
}

export function ReplyComposer({ comment, focus, onClose }: Props) {
  const t = useText()
  const { commentAccess, authorOf } = useConversation()
  const target: DraftTarget = `reply ${comment.id}`
  return (
    <Composer
      target={target}
      label={t('commentReplyTo', { name: authorOf(comment) })}
      words={{ send: 'reply', sending: 'replying', sent: 'commentReplied' }}
      focus={focus}
      onSent={onClose}
      onCancel={() => {
        commentAccess.draftStore.drop(target)
        onClose()
      }}
    />
  )
}
