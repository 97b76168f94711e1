import { useEffect, useState } from 'react'
import type { NavbarNotice } from '../../generated/types'
import { parseDate } from '../../lib/dates/parseDate'
import { useSession } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { Icon } from '../../ui/Icon'
import { SmartLink } from '../../ui/SmartLink'
import { linkEntries } from '../menu/navEntries'
import './noticeStrip.scss'

/** A line above the top bar. With an end time, it shows the time left and disappears at the end. */
export function NoticeStrip({ notice, short }: { notice: NavbarNotice; short: boolean }) {
  const t = useText()
  const until = parseDate(notice.until)
  const [link] = linkEntries(notice.link && [notice.link], true)
  return (
    <OptionalCountdown until={until} short={short}>
      {(timeLeft) => (
        <aside className="mq-notice" aria-label={t('notice')}>
          <span>{notice.text}</span>
          {timeLeft}
          {link && (
            <SmartLink className="mq-notice__link" href={link.href} target={link.target}>
              <span>{link.label}</span>
              <Icon name="next" />
            </SmartLink>
          )}
        </aside>
      )}
    </OptionalCountdown>
  )
}

interface CountdownProps<Time> {
  until: Time
  /** true: abbreviated units, for narrow screens. */
  short: boolean
  children: (timeLeft?: React.ReactNode) => React.ReactNode
}

function OptionalCountdown({ until, ...rest }: CountdownProps<number | undefined>) {
  return until === undefined ? rest.children() : <Countdown until={until} {...rest} />
}

/** Not a live region, so that screen readers do not announce it every minute. */
function Countdown({ until, short, children }: CountdownProps<number>) {
  const t = useText()
  const { clockOffset } = useSession()
  const left = timeLeft(useTimeUntil(until, clockOffset))
  if (!left) return null
  const parts = (['days', 'hours', 'minutes'] as const).filter((unit) => left[unit] > 0)
  return children(
    <span className="mq-notice__time">
      {parts.map((unit) => (
        <b key={unit}>{t(short ? SHORT_UNIT_TEXTS[unit] : unit, { count: left[unit] })}</b>
      ))}
    </span>,
  )
}

const SHORT_UNIT_TEXTS = { days: 'daysShort', hours: 'hoursShort', minutes: 'minutesShort' } as const

/**
 * Milliseconds until a time by the server clock. Updates each minute, and when the tab becomes visible.
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
      if (left > 0) timer = setTimeout(tick, (left % MINUTE_MS) + 1)
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

const MINUTE_MS = 60_000

/** Rounded up to the minute. */
interface TimeLeft {
  days: number
  hours: number
  minutes: number
}

/** @returns undefined once the time is over */
export function timeLeft(milliseconds: number): TimeLeft | undefined {
  if (!(milliseconds > 0)) return undefined
  const minutes = Math.ceil(milliseconds / MINUTE_MS)
  return { days: Math.floor(minutes / 1440), hours: Math.floor(minutes / 60) % 24, minutes: minutes % 60 }
}
