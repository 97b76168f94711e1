import { useState } from 'react'
import { placeLine } from '../../../events/eventPlace'
import type { Event } from '../../../generated/types'
import { useAllowed } from '../../../site/react/ConsentContext'
import { useRuntime } from '../../../site/react/RuntimeContext'
import { useText } from '../../../text/TextContext'
import { Button } from '../../../ui/Button'

/** Its height in CSS pixels (spec part 2, section 9). */
const HEIGHT = 350

/**
 * Where an event is, on a map of Google's: where the event shows one and the site has a key. The map is a stranger's page:
 * it comes with the functional consent, or when it is asked for here.
 */
export function EventMap({ event }: { event: Event }) {
  const t = useText()
  const { plan } = useRuntime()
  const isAllowed = useAllowed('functional')
  const [isWanted, setWanted] = useState(false)
  const key = plan.document.site_config.google_api_key
  const place = placeLine(event)
  if (!key || !event.display_map || event.location?.is_virtual || !place) return null
  if (!isAllowed && !isWanted) {
    return (
      <div className="mq-event__map mq-event__map--asks" style={{ height: HEIGHT }}>
        <p>{place}</p>
        <Button kind="line" onClick={() => setWanted(true)}>
          {t('eventMapShow')}
        </Button>
        <small>{t('eventMapHint')}</small>
      </div>
    )
  }
  return (
    <iframe
      className="mq-event__map"
      title={t('eventMap', { name: place })}
      src={`https://www.google.com/maps/embed/v1/place?${new URLSearchParams({ key, q: place })}`}
      height={HEIGHT}
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox="allow-scripts allow-same-origin allow-popups"
    />
  )
}
