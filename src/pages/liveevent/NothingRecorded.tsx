import '../../text/playerTexts'
import { safeResource } from '../../lib/safeHref'
import { OutLink } from '../../player/over/OutLink'
import { useText } from '../../text/TextContext'
import { buttonClass } from '../../ui/Button'
import { SmartLink } from '../../ui/SmartLink'
import '../../catalogue/playback/playFailed.scss'

interface Props {
  name: string
  poster?: string
  out: { href: string; label: string }
}

/** An event that is over, and of which there is nothing to see. */
export function NothingRecorded({ name, poster, out }: Props) {
  const t = useText()
  const art = safeResource(poster)
  return (
    <div className="mq-play-failed" role="alert">
      {art && <img className="mq-play-failed__art" src={art} alt="" />}
      <OutLink {...out} className="mq-play-failed__out" />
      <h2>{name}</h2>
      <p>{t('eventMissing')}</p>
      <SmartLink className={buttonClass('first')} href={out.href}>
        {t('playOk')}
      </SmartLink>
    </div>
  )
}
