import type { TranslateFunction } from '../../text/createText'
import { useText } from '../../text/TextContext'
import './countdownClock.scss'

const UNITS = [
  ['days', 'unitDays'],
  ['hours', 'unitHours'],
  ['minutes', 'unitMinutes'],
  ['seconds', 'unitSeconds'],
] as const

/**
 * The numbers of a countdown. Screen readers announce the time left at most once a minute.
 * @param left in milliseconds
 */
export function CountdownClock({ left }: { left: number }) {
  const t = useText()
  const parts = clockParts(left)
  return (
    <>
      <div className="mq-clock" role="timer" aria-label={formatTimeLeft(parts, t)}>
        {UNITS.map(([unit, label]) => (
          <div key={unit} aria-hidden="true">
            <b>{String(parts[unit]).padStart(2, '0')}</b>
            <span>{t(label, { count: parts[unit] })}</span>
          </div>
        ))}
      </div>
      <p className="mq-vh" aria-live="polite">
        {announcedTimeLeft(parts, t)}
      </p>
    </>
  )
}

type ClockParts = Record<(typeof UNITS)[number][0], number>

/**
 * Splits a duration into units. Rounds up to whole seconds, so that 0 appears only when the time is over.
 * @param milliseconds negative and invalid values count as 0
 */
export function clockParts(milliseconds: number): ClockParts {
  const totalSeconds = milliseconds > 0 && Number.isFinite(milliseconds) ? Math.ceil(milliseconds / 1000) : 0
  return {
    days: Math.floor(totalSeconds / 86_400),
    hours: Math.floor(totalSeconds / 3600) % 24,
    minutes: Math.floor(totalSeconds / 60) % 60,
    seconds: totalSeconds % 60,
  }
}

const SPOKEN_UNITS = ['days', 'hours', 'minutes'] as const

/** Time left to the minute, for screen readers: "6 days, 14 hours, 22 minutes left" */
export function formatTimeLeft(parts: ClockParts, t: TranslateFunction): string {
  const time = SPOKEN_UNITS.filter((unit) => parts[unit] > 0).map((unit) => t(unit, { count: parts[unit] }))
  if (time.length > 0) return t('minutesLeft', { time: time.join(', ') })
  return parts.seconds > 0 ? t('underAMinute') : t('openNow')
}

/** Text for the live region: changes every minute, or every hour while hours are left. */
export function announcedTimeLeft(parts: ClockParts, t: TranslateFunction): string {
  const hasHours = parts.days > 0 || parts.hours > 0
  return formatTimeLeft(hasHours ? { ...parts, minutes: 0, seconds: 0 } : parts, t)
}
