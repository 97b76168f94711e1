import { ServiceError } from '../service/http/response'
import type { TranslateFunction } from '../text/createText'
import { showToast } from '../ui/overlay/toast/showToast'

/** Statuses that redirect or sign out, which needs no toast. */
const HANDLED_STATUSES: ReadonlySet<number> = new Set([400, 401])

/**
 * Shows the default API error message (spec, section 8) for a failed change without a message of its own. Aborts are
 * not errors (reliability P5).
 */
export function toastFailure(error: unknown, t: TranslateFunction): void {
  if (error instanceof ServiceError && (error.kind === 'aborted' || HANDLED_STATUSES.has(error.status))) return
  showToast(t('tryLater'), 'alert')
}
