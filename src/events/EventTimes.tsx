import type { Event } from '../generated/types'
import { useText } from '../text/TextContext'
import { type EventTimeTexts, formatEventMoment, parseEventMoment } from './parseEventMoment'

/** Date and time of an event as text; undefined without a date. */
export function eventTimeTexts(event: Event, now: number, format?: string): EventTimeTexts | undefined {
  const moment = parseEventMoment(event.start_date, event.start_date_timezone)
  return moment && formatEventMoment(moment, now, format)
}

export function EventTimes({ texts }: { texts: EventTimeTexts | undefined }) {
  const t = useText()
  if (!texts) return null
  const { weekday, date, time, visitor, dateTime } = texts
  return (
    <>
      <strong>
        <time dateTime={dateTime}>{t('eventDay', { weekday, date })}</time>
      </strong>
      {time && <span>{time}</span>}
      {visitor && (
        <span>
          {visitor.weekday
            ? t('eventHereDay', { time: visitor.time, weekday: visitor.weekday })
            : t('eventHere', { time: visitor.time })}
        </span>
      )}
    </>
  )
}
