import { useState } from 'react'
import { parseDate } from '../../lib/dates/parseDate'
import { isFixed } from '../../lib/url/fixedPaths'
import { isModUrl } from '../../site/plan/isModUrl'
import type { PageDialog } from '../../site/plan/modals'
import { useRuntime, useSession } from '../../site/react/RuntimeContext'
import { useServiceTime } from '../../site/react/useServiceTime'
import type { Shown } from '../../site/react/useShownPage'

/** The countdown in front of the site. */
export interface Gate {
  /** The start, in milliseconds since 1970. */
  until: number
  /** true: moderators sign in here. */
  forModerators: boolean
  /** Opens the site to this visitor: the action once the countdown is over. */
  enter: () => void
}

/**
 * Whether a countdown stands in front of the site (spec: full-page countdown for unauthenticated visitors before start
 * time). Who waited until the start enters by the action; who comes later never sees it. A start time that is no date
 * means no countdown: the site is open. It lies over everything: over a dialog too, whatever page stands behind that.
 */
export function useGate(shown: Shown | undefined, dialog?: PageDialog): Gate | undefined {
  const { plan, registry } = useRuntime()
  const { signedIn } = useSession()
  const now = useServiceTime()
  const [entered, setEntered] = useState(false)
  const { countdown } = plan.document.site_config
  const until = parseDate(countdown?.start_time)
  const before = until !== undefined && now < until
  const [waited, setWaited] = useState(before)
  if (before && !waited) setWaited(true)
  if (!countdown || until === undefined || !shown || signedIn || entered || !waited) return undefined
  const { resolved, location } = shown
  const forModerators = isModUrl(plan, location.pathname)
  if (!countdown.full_page && !forModerators) return undefined
  const passes =
    isFixed(location.pathname, 'passesGate') ||
    (resolved.type === 'page' && registry.kinds.get(resolved.kind)?.passesGate)
  if (passes && !dialog) return undefined
  return { until, forModerators, enter: () => setEntered(true) }
}
