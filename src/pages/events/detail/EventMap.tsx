import { useState } from 'react'
import { locationLine } from '../../../events/eventFacts'
import type { Event } from '../../../generated/types'
import { useCategoryAllowed } from '../../../site/react/ConsentContext'
import { useRuntime } from '../../../site/react/RuntimeContext'
import { useText } from '../../../text/TextContext'
import { Button } from '../../../ui/Button'

/** Height in CSS pixels (spec part 2, section 9). */
const MAP_HEIGHT = 350

/**
 * Google map of the location, if the event shows one and the site has an API key. Third-party content: it needs
 * functional consent, or a press on its button.
 */
export function EventMap({ event }: { event: Event }) {
  const t = useText()
  const { plan } = useRuntime()
  const isAllowed = useCategoryAllowed('functional')
  const [isRequested, setRequested] = useState(false)
  const key = plan.document.site_config.google_api_key
  const location = locationLine(event)
  if (!key || !event.display_map || event.location?.is_virtual || !location) return null
  if (!isAllowed && !isRequested) {
    return (
      <div className="mq-event__map mq-event__map--asks" style={{ height: MAP_HEIGHT }}>
        <p>{location}</p>
        <Button kind="line" onClick={() => setRequested(true)}>
          {t('eventMapShow')}
        </Button>
        <small>{t('eventMapHint')}</small>
      </div>
    )
  }
  return (
    <iframe
      className="mq-event__map"
      title={t('eventMap', { name: location })}
      src={`https://www.google.com/maps/embed/v1/place?${new URLSearchParams({ key, q: location })}`}
      height={MAP_HEIGHT}
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox="allow-scripts allow-same-origin allow-popups"
    />
  )
}
