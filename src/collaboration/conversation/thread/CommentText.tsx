import type { ReactNode } from 'react'
import { useText } from '../../../text/TextContext'
import { formatTimeCode, type TimeCode, timeCodesIn } from '../timeCode'
import { useTalk } from '../useDesk'

/** The words of somebody: text, whatever it says. Its time codes lead to their moments, where there are moments. */
export function CommentText({ text }: { text: string }) {
  const { onMoment } = useTalk()
  const parts: ReactNode[] = []
  let end = 0
  for (const code of onMoment ? timeCodesIn(text) : []) {
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

/** A time code that leads to its moment; plain where there is none to lead to. */
export function TimeCodeButton({ code: { text, seconds } }: { code: Pick<TimeCode, 'text' | 'seconds'> }) {
  const t = useText()
  const { onMoment } = useTalk()
  if (!onMoment) return <span className="mq-timecode">{text}</span>
  return (
    <button
      type="button"
      className="mq-timecode"
      aria-label={t('playFrom', { time: text })}
      title={t('playFrom', { time: formatTimeCode(seconds) })}
      onClick={() => onMoment(seconds)}
    >
      {text}
    </button>
  )
}
