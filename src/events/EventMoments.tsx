import type { Event } from '../generated/types'
import { useText } from '../text/TextContext'
import { type EventWords, eventMoment, momentWords } from './eventTime'

/** When an event is, in words; undefined where it has no date. */
export function eventWords(event: Event, now: number, format?: string): EventWords | undefined {
  const moment = eventMoment(event.start_date, event.start_date_timezone)
  return moment && momentWords(moment, now, format)
}

/** The day and the time of an event, where it is and where the visitor is. */
export function EventMoments({ words }: { words: EventWords | undefined }) {
  const t = useText()
  if (!words) return null
  const { weekday, date, time, here, machine } = words
  return (
    <>
      <strong>
        <time dateTime={machine}>{t('eventDay', { weekday, date })}</time>
      </strong>
      {time && <span>{time}</span>}
      {here && (
        <span>
          {here.weekday
            ? t('eventHereDay', { time: here.time, weekday: here.weekday })
            : t('eventHere', { time: here.time })}
        </span>
      )}
    </>
  )
}
