import { InitialsAvatar } from '../../../catalogue/collections/InitialsAvatar'
import type { Comment } from '../../../generated/types'
import { useText } from '../../../text/TextContext'
import { Icon } from '../../../ui/Icon'
import { useConversation } from '../conversationContext'
import { splitTimeCode } from '../timeCode'

const MINUS_ICON = 'M5 12h14'
const PLUS_ICON = 'M12 5v14M5 12h14'

export function ResolvedLabel() {
  const t = useText()
  return (
    <span className="mq-comment__done">
      <Icon name="check" />
      {t('commentDone')}
    </span>
  )
}

interface MinimizeButtonProps {
  comment: Comment
  isMinimized: boolean
  onChange: (isMinimized: boolean) => void
}

export function MinimizeButton({ comment, isMinimized, onChange }: MinimizeButtonProps) {
  const t = useText()
  const { authorOf } = useConversation()
  return (
    <button
      type="button"
      className="mq-comment__more"
      aria-expanded={!isMinimized}
      aria-label={`${t(isMinimized ? 'maximize' : 'minimize')}: ${t('commentBy', { name: authorOf(comment) })}`}
      onClick={() => onChange(!isMinimized)}
    >
      <Icon path={isMinimized ? PLUS_ICON : MINUS_ICON} />
    </button>
  )
}

/** A resolved comment in one line. */
export function MinimizedComment({ comment, onMaximize }: { comment: Comment; onMaximize: () => void }) {
  const { authorOf } = useConversation()
  const name = authorOf(comment)
  return (
    <div className="mq-comment__head">
      <span className="mq-comment__who">
        <InitialsAvatar name={name} />
        <b className="mq-comment__name" dir="auto">
          {name}
        </b>
        <ResolvedLabel />
        <span className="mq-comment__line" dir="auto">
          {splitTimeCode(comment.comment).words}
        </span>
      </span>
      <span className="mq-comment__ends">
        <MinimizeButton comment={comment} isMinimized onChange={onMaximize} />
      </span>
    </div>
  )
}
