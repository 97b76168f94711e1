import type { Comment } from '../../../generated/types'
import { useText } from '../../../text/TextContext'
import { Composer } from '../composer/Composer'
import { useConversation } from '../conversationContext'
import type { DraftPlace } from '../writing/drafts'

interface Props {
  comment: Comment
  focus: boolean
  onClose: () => void
}

export function ReplyComposer({ comment, focus, onClose }: Props) {
  const t = useText()
  const { client, authorOf } = useConversation()
  const place: DraftPlace = `reply ${comment.id}`
  return (
    <Composer
      place={place}
      label={t('commentReplyTo', { name: authorOf(comment) })}
      words={{ send: 'reply', sending: 'replying', sent: 'commentReplied' }}
      focus={focus}
      onSent={onClose}
      onCancel={() => {
        client.writing.drop(place)
        onClose()
      }}
    />
  )
}
