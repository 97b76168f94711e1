import { useState } from 'react'
import { parseDate } from '../../lib/dates/parseDate'
import { isModerator } from '../../session/roles'
import { useRuntime, useSession } from '../../site/react/RuntimeContext'
import { useServiceTime } from '../../site/react/useServiceTime'
import { lazyPart } from '../../ui/lazyPart'

const CountdownStrip = lazyPart(() => import('./CountdownStrip').then((code) => code.CountdownStrip))

/**
 * The countdown above the modules of home, if it is not a full page. Renders nothing without a countdown, after its
 * start, for moderators (spec, section 4: the moderator flag hides it), or if `start_time` is not a date.
 */
export function CountdownSlot() {
  const { plan } = useRuntime()
  const { profile } = useSession()
  const now = useServiceTime()
  const { countdown, auth } = plan.document.site_config
  const until = countdown?.full_page ? undefined : parseDate(countdown?.start_time)
  const isCounting = until !== undefined && now < until
  const [wasCounting, setWasCounting] = useState(isCounting)
  if (isCounting && !wasCounting) setWasCounting(true)
  if (!wasCounting || !countdown || until === undefined || isModerator(profile, auth?.keycloak?.client_id)) return null
  // Keeps the space while loading, and also if loading fails.
  const space = <div style={{ minHeight: '8rem' }} />
  return <CountdownStrip lazy={{ pending: space, failed: space }} countdown={countdown} until={until} />
}
