import type { RefObject } from 'react'
import { useText } from '../../text/TextContext'
import { Notice } from '../../ui/Notice'
import { Skeleton } from '../../ui/Skeleton'
import { type Conversation, leadingTimeCodeSeconds } from './conversations'
import { Thread } from './thread/Thread'

interface Props {
  list: RefObject<HTMLOListElement | null>
  /** undefined while they load. */
  conversations: readonly Conversation[] | undefined
  error: unknown
  onRetry: () => void
  /** Playback position in seconds: highlights the thread with this time code. */
  position: number | undefined
}

export function ConversationList({ list, conversations, error, onRetry, position }: Props) {
  const t = useText()
  if (error !== undefined)
    return <Notice title={t('conversationsFailed')} action={{ label: t('tryAgain'), onPress: onRetry }} />
  if (!conversations) return <Skeleton shape="text" />
  if (conversations.length === 0) return <p className="mq-talk__none">{t('conversationsNone')}</p>
  const active =
    position === undefined
      ? undefined
      : conversations.find(({ comment }) => leadingTimeCodeSeconds(comment) === Math.floor(position))
  return (
    <ol ref={list} className="mq-talk__list">
      {conversations.map((each) => (
        <Thread key={each.comment.id} conversation={each} active={each === active} />
      ))}
    </ol>
  )
}
