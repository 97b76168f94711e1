import { useState } from 'react'
import { parseDate } from '../../lib/dates/parseDate'
import { hasFixedPathRule } from '../../lib/url/fixedPaths'
import { isModeratorPath } from '../../site/plan/isModeratorPath'
import type { PageDialog } from '../../site/plan/modals'
import { useRuntime, useSession } from '../../site/react/RuntimeContext'
import { useServiceTime } from '../../site/react/useServiceTime'
import type { ShownPage } from '../../site/react/useShownPage'
import type { Runtime } from '../../site/runtime'

/** The countdown that is shown instead of the site. */
export interface Gate {
  /** The start, in milliseconds since 1970. */
  until: number
  /** true: shows the sign-in form for moderators. */
  forModerators: boolean
  /** Opens the site to this visitor once the countdown is over. */
  enter: () => void
}

/**
 * The full-page countdown for signed-out visitors before the start time (spec, section 2); undefined if the site is open.
 * Visitors who waited until the start enter by the button; later visitors never see it. Without a valid start time there is
 * no countdown. It also covers route dialogs, over any page.
 */
export function useGate(shown: ShownPage | undefined, dialog?: PageDialog): Gate | undefined {
  const { plan, registry } = useRuntime()
  const { signedIn } = useSession()
  const [entered, setEntered] = useState(false)
  const { countdown } = plan.document.site_config
  const until = parseDate(countdown?.start_time)
  const hasWaited = useArrivedBefore(until)
  if (!countdown || until === undefined || !shown || signedIn || entered || !hasWaited) return undefined
  const forModerators = isModeratorPath(plan, shown.location.pathname)
  if (!countdown.full_page && !forModerators) return undefined
  if (!dialog && bypassesCountdown(shown, registry)) return undefined
  return { until, forModerators, enter: () => setEntered(true) }
}

/** Whether the visitor has been on the site before the start. */
function useArrivedBefore(until: number | undefined): boolean {
  const now = useServiceTime()
  const isBeforeStart = until !== undefined && now < until
  const [hasWaited, setHasWaited] = useState(isBeforeStart)
  if (isBeforeStart && !hasWaited) setHasWaited(true)
  return hasWaited
}

/** Whether a page is shown in spite of the countdown, such as callbacks of sign-in providers. */
const bypassesCountdown = ({ resolved, location }: ShownPage, { kinds }: Runtime['registry']) =>
  hasFixedPathRule(location.pathname, 'bypassesCountdown') ||
  (resolved.type === 'page' && kinds.get(resolved.kind)?.bypassesCountdown)
