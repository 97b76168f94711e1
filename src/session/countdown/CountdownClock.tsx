import type { Text } from '../../text/createText'
import { useText } from '../../text/TextContext'
import './countdownClock.scss'

const UNITS = [
  ['days', 'unitDays'],
  ['hours', 'unitHours'],
  ['minutes', 'unitMinutes'],
  ['seconds', 'unitSeconds'],
] as const

/**
 * The numbers of a countdown. They tick to be seen; who listens hears what is left at most once a minute.
 * @param left in milliseconds
 */
export function CountdownClock({ left }: { left: number }) {
  const t = useText()
  const parts = clockParts(left)
  return (
    <>
      <div className="mq-clock" role="timer" aria-label={wordsLeft(parts, t)}>
        {UNITS.map(([unit, label]) => (
          <div key={unit} aria-hidden="true">
            <b>{String(parts[unit]).padStart(2, '0')}</b>
            <span>{t(label, { count: parts[unit] })}</span>
          </div>
        ))}
      </div>
      <p className="mq-vh" aria-live="polite">
        {announcedLeft(parts, t)}
      </p>
    </>
  )
}

/** What is left, in whole parts. */
type ClockParts = Record<(typeof UNITS)[number][0], number>

/**
 * Takes what is left apart. A second counts until it is over, as on every clock that counts down.
 * @param milliseconds left; nothing, less than nothing and what is no number count as none
 */
export function clockParts(milliseconds: number): ClockParts {
  const all = milliseconds > 0 && Number.isFinite(milliseconds) ? Math.ceil(milliseconds / 1000) : 0
  return {
    days: Math.floor(all / 86_400),
    hours: Math.floor(all / 3600) % 24,
    minutes: Math.floor(all / 60) % 60,
    seconds: all % 60,
  }
}

const SPOKEN_UNITS = ['days', 'hours', 'minutes'] as const

/** What is left, to the minute, for those who do not see the numbers: "6 days, 14 hours, 22 minutes left". */
export function wordsLeft(parts: ClockParts, t: Text): string {
  const time = SPOKEN_UNITS.filter((unit) => parts[unit] > 0).map((unit) => t(unit, { count: parts[unit] }))
  if (time.length > 0) return t('minutesLeft', { time: time.join(', ') })
  return parts.seconds > 0 ? t('underAMinute') : t('openNow')
}

/**
 * What a screen reader announces: never more often than each minute, and only hours while there are hours. It is said
 * when it changes.
 */
export function announcedLeft(parts: ClockParts, t: Text): string {
  const far = parts.days > 0 || parts.hours > 0
  return wordsLeft(far ? { ...parts, minutes: 0, seconds: 0 } : parts, t)
}
