import { useText } from '../../../text/TextContext'
import { Icon } from '../../../ui/Icon'
import { formatTimeCode } from '../timeCode'

interface Props {
  /** Position in the video, in seconds. */
  timeCode: number
  /** The writer has removed the time code. */
  off: boolean
  onChange: (off: true | undefined) => void
}

/** The time code of a comment. The button removes it, and adds it again. */
export function TimeChip({ timeCode, off, onChange }: Props) {
  const t = useText()
  const time = formatTimeCode(timeCode)
  return off ? (
    <button type="button" className="mq-talk-link mq-composer__time" onClick={() => onChange(undefined)}>
      {t('commentWithTime')}
    </button>
  ) : (
    <button
      type="button"
      className="mq-timecode mq-composer__time"
      aria-label={`${t('commentAt', { time })}: ${t('commentNotAt', { time })}`}
      onClick={() => onChange(true)}
    >
      {t('commentAt', { time })}
      <Icon name="close" />
    </button>
  )
}
