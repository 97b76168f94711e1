import { nameOf } from '../../../catalogue/title/titleFacts'
import { useText } from '../../../text/TextContext'
import type { PartProps } from './parts'
import { timeLeft } from './timeLeft'
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
