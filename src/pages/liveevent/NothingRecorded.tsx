import { PlayNotice, type PlayNoticeProps } from '../../playback/slot/PlayFailed'
import { useText } from '../../text/TextContext'
import { buttonClass } from '../../ui/Button'
import { SmartLink } from '../../ui/SmartLink'

interface Props extends Pick<PlayNoticeProps, 'poster'> {
  name: string
  out: NonNullable<PlayNoticeProps['out']>
}

/** An event that is over, and of which there is nothing to see. */
export function NothingRecorded({ name, poster, out }: Props) {
  const t = useText()
  return (
    <PlayNotice headline={name} text={t('eventMissing')} poster={poster} out={out}>
      <SmartLink className={buttonClass('first')} href={out.href}>
        {t('playOk')}
      </SmartLink>
    </PlayNotice>
  )
}
