import type { Event } from '../generated/types'
import { keepBlob } from '../lib/keepBlob'
import { useText } from '../text/TextContext'
import { Icon } from '../ui/Icon'
import { lazyPart } from '../ui/lazyPart'
import { MenuButton } from '../ui/overlay/MenuButton'

const CALENDAR = 'M4 6h16v14H4zM4 10h16M8 3v5M16 3v5'

interface Props {
  event: Event
  /** Of the event's page, below the origin. */
  path: string
  className?: string
  /** What the button says. Default: that it adds to the calendar. */
  label?: string
  /** How long the entry is. Default: as long as an event. */
  minutes?: number
}

/** Adds an event to the visitor's calendar: of the web, or as a file for all others. */
export function CalendarMenu({ event, path, className, label, minutes }: Props) {
  const t = useText()
  return (
    <MenuButton
      className={className}
      label={
        <>
          <Icon path={CALENDAR} />
          {label ?? t('eventCalendar')}
        </>
      }
    >
      <Links event={event} address={location.origin + path} minutes={minutes} />
    </MenuButton>
  )
}

interface LinksProps extends Pick<Props, 'event' | 'minutes'> {
  address: string
}

// What writes the entries comes when somebody wants one.
const Links = lazyPart(async () => {
  const { calendarFile, calendarLinks } = await import('./calendar')
  return function CalendarLinks({ event, address, minutes }: LinksProps) {
    const t = useText()
    const links = calendarLinks(event, address, minutes)
    const keep = () => {
      const file = calendarFile(event, address, minutes)
      if (file) keepBlob(file, `${t('events').toLowerCase()}-${event.id}.ics`)
    }
    const outside = { target: '_blank', rel: 'noopener noreferrer' }
    return (
      <>
        <a href={links?.google} {...outside}>
          {t('eventCalendarGoogle')}
        </a>
        <a href={links?.outlook} {...outside}>
          {t('eventCalendarOutlook')}
        </a>
        <button type="button" onClick={keep}>
          {t('eventCalendarFile')}
        </button>
      </>
    )
  }
})
