import type { ReactNode } from 'react'
import { useText } from '../../../text/TextContext'
import { useConversation } from '../conversationContext'
import { formatTimeCode, type TimeCode, timeCodesIn } from '../timeCode'

/** The text of a comment, never interpreted as markup. Time codes are links if the content has a timeline. */
export function CommentText({ text }: { text: string }) {
  const { onSeek } = useConversation()
  const parts: ReactNode[] = []
  let end = 0
  for (const code of onSeek ? timeCodesIn(text) : []) {
    parts.push(text.slice(end, code.index), <TimeCodeButton key={code.index} code={code} />)
    end = code.index + code.text.length
  }
  parts.push(text.slice(end))
  return (
    <p className="mq-comment__text" dir="auto">
      {parts}
    </p>
  )
}

/** A button that seeks to the time code; plain text without a timeline. */
export function TimeCodeButton({ code: { text, seconds } }: { code: Pick<TimeCode, 'text' | 'seconds'> }) {
  const t = useText()
  const { onSeek } = useConversation()
  if (!onSeek) return <span className="mq-timecode">{text}</span>
  return (
    <button
      type="button"
      className="mq-timecode"
      aria-label={t('playFrom', { time: text })}
      title={t('playFrom', { time: formatTimeCode(seconds) })}
      onClick={() => onSeek(seconds)}
    >
      {text}
    </button>
  )
}
