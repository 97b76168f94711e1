import type { Event } from '../generated/types'
import { downloadBlob } from '../lib/browser/downloadBlob'
import { useText } from '../text/TextContext'
import { Icon } from '../ui/Icon'
import { lazyPart } from '../ui/lazyPart'
import { MenuButton } from '../ui/overlay/MenuButton'

const CALENDAR_ICON = 'M4 6h16v14H4zM4 10h16M8 3v5M16 3v5'

interface Props {
  event: Event
  /** Path of the event's page. */
  path: string
  className?: string
  /** Default: the text for adding an event. */
  label?: string
  /** Duration of the entry. Default: the duration of an event. */
  minutes?: number
}

/** Menu with links to Google Calendar and Outlook, and an .ics file for other calendars. */
export function CalendarMenu({ event, path, className, label, minutes }: Props) {
  const t = useText()
  return (
    <MenuButton
      className={className}
      label={
        <>
          <Icon path={CALENDAR_ICON} />
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

// Loaded when the menu is opened.
const Links = lazyPart(async () => {
  const { calendarFile, calendarLinks } = await import('./calendar')
  return function CalendarLinks({ event, address, minutes }: LinksProps) {
    const t = useText()
    const links = calendarLinks(event, address, minutes)
    const saveFile = () => {
      const file = calendarFile(event, address, minutes)
      if (file) downloadBlob(file, `${t('events').toLowerCase()}-${event.id}.ics`)
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
        <button type="button" onClick={saveFile}>
          {t('eventCalendarFile')}
        </button>
      </>
    )
  }
})
