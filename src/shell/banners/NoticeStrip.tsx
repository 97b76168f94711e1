import { useEffect, useState } from 'react'
import type { NavbarNotice } from '../../generated/types'
import { parseDate } from '../../lib/dates/parseDate'
import { useSession } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { Icon } from '../../ui/Icon'
import { SmartLink } from '../../ui/SmartLink'
import { linkEntries } from '../menu/navEntries'
import './noticeStrip.scss'

/** One line above the top bar, with the time left where it says until when; afterwards it is gone. */
export function NoticeStrip({ notice, short }: { notice: NavbarNotice; short: boolean }) {
  const t = useText()
  const until = parseDate(notice.until)
  const [link] = linkEntries(notice.link && [notice.link], true)
  return (
    <Until until={until} short={short}>
      {(clock) => (
        <aside className="mq-notice" aria-label={t('notice')}>
          <span>{notice.text}</span>
          {clock}
          {link && (
            <SmartLink className="mq-notice__link" href={link.href} target={link.target}>
              <span>{link.label}</span>
              <Icon name="next" />
            </SmartLink>
          )}
        </aside>
      )}
    </Until>
  )
}

interface UntilProps<Moment> {
  until: Moment
  /** true: letters for the units, for narrow screens. */
  short: boolean
  children: (clock?: React.ReactNode) => React.ReactNode
}

function Until({ until, ...rest }: UntilProps<number | undefined>) {
  return until === undefined ? rest.children() : <Clock until={until} {...rest} />
}

/** No live region: a screen reader reads it when it comes by, not every minute. */
function Clock({ until, short, children }: UntilProps<number>) {
  const t = useText()
  const { clockOffset } = useSession()
  const left = timeLeft(useTimeUntil(until, clockOffset))
  if (!left) return null
  const parts = (['days', 'hours', 'minutes'] as const).filter((unit) => left[unit] > 0)
  return children(
    <span className="mq-notice__time">
      {parts.map((unit) => (
        <b key={unit}>{t(short ? SHORT[unit] : unit, { count: left[unit] })}</b>
      ))}
    </span>,
  )
}

const SHORT = { days: 'daysShort', hours: 'hoursShort', minutes: 'minutesShort' } as const

/**
 * Milliseconds until a moment by the server's clock. Renders anew each minute, and when the page is looked at again.
 * @param until in milliseconds since 1970
 * @param clockOffset server clock minus device clock
 */
function useTimeUntil(until: number, clockOffset: number): number {
  const [left, setLeft] = useState(() => until - Date.now() - clockOffset)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      clearTimeout(timer)
      const left = until - Date.now() - clockOffset
      setLeft(left)
      if (left > 0) timer = setTimeout(tick, (left % MINUTE) + 1)
    }
    tick()
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [until, clockOffset])
  return left
}

const MINUTE = 60_000

/** Time in whole parts, rounded up to the minute, as a clock on a wall shows what is left. */
interface TimeLeft {
  days: number
  hours: number
  minutes: number
}

/** @param milliseconds until the moment; undefined once it has come */
export function timeLeft(milliseconds: number): TimeLeft | undefined {
  if (!(milliseconds > 0)) return undefined
  const all = Math.ceil(milliseconds / MINUTE)
  return { days: Math.floor(all / 1440), hours: Math.floor(all / 60) % 24, minutes: all % 60 }
}
