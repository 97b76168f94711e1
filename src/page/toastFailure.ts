import { ServiceError } from '../service/http/response'
import type { Text } from '../text/createText'
import { showToast } from '../ui/overlay/toast/showToast'

/** Statuses that lead somewhere else or sign out: what happens then says more than a toast. */
const LEADS_AWAY: ReadonlySet<number> = new Set([400, 401])

/**
 * The default API error message (spec, section 8), for a change that failed and has no words of its own. An abort is no
 * error (reliability P5).
 */
export function toastFailure(error: unknown, t: Text): void {
  if (error instanceof ServiceError && (error.kind === 'aborted' || LEADS_AWAY.has(error.status))) return
  showToast(t('tryLater'), 'alert')
}
