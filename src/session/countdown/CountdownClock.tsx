import { useText } from '../../text/TextContext'
import { clockParts } from './clockParts'
import './countdownClock.scss'
import { announcedLeft, wordsLeft } from './wordsLeft'

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
