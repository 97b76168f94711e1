import { nameOf } from '../../../catalogue/title/titleFacts'
import { playLink } from '../../../catalogue/title/titleLink'
import { useText } from '../../../text/TextContext'
import { buttonClass } from '../../../ui/Button'
import { Icon } from '../../../ui/Icon'
import { SmartLink } from '../../../ui/SmartLink'
import type { PartProps } from './parts'
import { useContinueTitle } from './useContinueTitle'

/** The one filled button: watch, or go on where it was left. What cannot be played says so. */
export function WatchPart({ title }: PartProps) {
  const t = useText()
  const going = useContinueTitle(title)
  const play = going ? `/play/${encodeURIComponent(going.slug)}` : playLink(title)
  if (!play) return <p className="mq-title__closed">{t(title.is_released === false ? 'notReleased' : 'notPlayable')}</p>
  const number = going?.episode?.episode_num
  const label = !going
    ? t('watch')
    : number === undefined
      ? t(going.resume ? 'resume' : 'watch')
      : t(going.resume ? 'resumeEpisode' : 'watchEpisode', { number })
  return (
    <SmartLink
      className={buttonClass('first', false, 'mq-title__watch')}
      href={play}
      data-card={title.id ?? title.slug}
    >
      <Icon name="play" />
      {label}
      <span className="mq-vh"> {nameOf(title, t)}</span>
    </SmartLink>
  )
}
