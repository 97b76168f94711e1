import type { Resume } from '../../../catalogue/title/resume'
import { nameOf } from '../../../catalogue/title/titleFacts'
import { runtime } from '../../../lib/text/runtime'
import type { Text } from '../../../text/createText'
import { useText } from '../../../text/TextContext'
import type { PartProps } from './parts'
import { useContinueTitle } from './useContinueTitle'

/** How far the viewer got, for what was begun: "23 min left of Hypnotic Eyes". */
export function ContinuePart({ title }: PartProps) {
  const t = useText()
  const going = useContinueTitle(title)
  if (!going?.resume) return null
  const time = timeLeft(going.resume, t)
  return (
    <p className="mq-title__left">
      <span className="mq-title__bar" aria-hidden="true">
        <i style={{ width: `${going.resume.part * 100}%` }} />
      </span>
      {going.episode ? t('leftOf', { time, name: nameOf(going.episode, t) }) : t('minutesLeft', { time })}
    </p>
  )
}

/** "23 min", or "1h 5m" from an hour on. Minutes are rounded up: nobody has 0 left. */
function timeLeft({ secondsLeft }: Resume, t: Text): string {
  const minutes = Math.ceil(secondsLeft / 60)
  return minutes < 60 ? t('minutesBrief', { count: minutes }) : (runtime(minutes * 60) ?? '')
}
