import { useState } from 'react'
import { parseDate } from '../../lib/dates/parseDate'
import { isModerator } from '../../session/roles'
import { useRuntime, useSession } from '../../site/react/RuntimeContext'
import { useServiceTime } from '../../site/react/useServiceTime'
import { lazyPart } from '../../ui/lazyPart'

const CountdownStrip = lazyPart(() => import('./CountdownStrip').then((code) => code.CountdownStrip))

/**
 * The slot of a countdown that is no full page. Empty without one, after its start, for moderators (spec, section 4:
 * the moderator flag hides it), and where `start_time` is no date.
 */
export function CountdownSlot() {
  const { plan } = useRuntime()
  const { profile } = useSession()
  const now = useServiceTime()
  const { countdown, auth } = plan.document.site_config
  const until = countdown?.full_page ? undefined : parseDate(countdown?.start_time)
  const before = until !== undefined && now < until
  const [waited, setWaited] = useState(before)
  if (before && !waited) setWaited(true)
  if (!waited || !countdown || until === undefined || isModerator(profile, auth?.keycloak?.client_id)) return null
  // Its space is kept, also where its code cannot be had.
  const space = <div style={{ minHeight: '8rem' }} />
  return <CountdownStrip lazy={{ pending: space, failed: space }} countdown={countdown} until={until} />
}
