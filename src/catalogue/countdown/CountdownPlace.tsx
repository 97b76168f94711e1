import { useState } from 'react'
import { parseDate } from '../../lib/dates/parseDate'
import { createLoader } from '../../lib/loader'
import { isModerator } from '../../session/roles'
import { useRuntime, useSession } from '../../site/react/RuntimeContext'
import { useLoaded } from '../../ui/useLoaded'

const strip = createLoader(() => import('./CountdownStrip'))

/**
 * The place of a countdown that is no full page. Empty without one, after its start, for moderators (spec, section 4:
 * the moderator flag hides it), and where `start_time` is no date.
 */
export function CountdownPlace() {
  const { plan } = useRuntime()
  const { profile, clockOffset } = useSession()
  const { countdown, auth } = plan.document.site_config
  const until = countdown?.full_page ? undefined : parseDate(countdown?.start_time)
  const before = until !== undefined && Date.now() + clockOffset < until
  const [waited, setWaited] = useState(before)
  if (before && !waited) setWaited(true)
  const wanted = waited && !isModerator(profile, auth?.keycloak?.client_id)
  const { value } = useLoaded(strip, wanted)
  if (!wanted || !countdown || until === undefined) return null
  // Its space is kept while it loads.
  return value ? <value.CountdownStrip countdown={countdown} until={until} /> : <div style={{ minHeight: '8rem' }} />
}
