import { useState } from 'react'
import type { Countdown } from '../../generated/types'
import { classes } from '../../lib/browser/classes'
import { safeResourceUrl } from '../../lib/url/safeHref'
import { CountdownClock } from '../../session/countdown/CountdownClock'
import { useClockSync, useTimeLeft } from '../../session/countdown/useTimeLeft'
import { useRuntime, useSession } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { Button } from '../../ui/Button'
import { Picture } from '../../ui/picture/Picture'
import './countdownStrip.scss'

interface Props {
  countdown: Countdown
  /** The start, in milliseconds since 1970. */
  until: number
}

/**
 * The inline countdown (`full_page` is off): a strip above the modules of home. Visitors who see it reach zero can
 * close it with its button; later visitors never see it.
 */
export function CountdownStrip({ countdown, until }: Props) {
  const t = useText()
  const { plan, http, session } = useRuntime()
  const { clockOffset } = useSession()
  useClockSync(http, session)
  const left = useTimeLeft(until, clockOffset)
  const [entered, setEntered] = useState(false)
  if (entered) return null
  const picture = safeResourceUrl(countdown.img)
  const heading = countdown.placeholder ?? t('opensSoon', { site: plan.title })
  return (
    <section className={classes('mq-countdown-strip', countdown.css_class)} aria-label={heading} data-opening="plain">
      {picture && <Picture src={picture} alt="" width={480} height={270} className="mq-countdown-strip__picture" />}
      <p className="mq-countdown-strip__words">{heading}</p>
      <CountdownClock left={left} />
      <Button kind="first" disabled={left > 0} onClick={() => setEntered(true)}>
        {countdown.btn_text ?? t('enter')}
      </Button>
    </section>
  )
}
