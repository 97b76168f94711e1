import type { Http } from '../../service/http/http'
import { ServiceError } from '../../service/http/reply'
import { getResetValid } from '../../service/reset'

/** Statuses that say that a link is no good; any other failure says nothing about it. */
const REFUSALS: ReadonlySet<number> = new Set([400, 401, 403, 404, 410, 422])

/**
 * Whether a reset link can still be used.
 * @throws ServiceError when the service could not say
 */
export async function isResetValid(http: Http, token: string): Promise<boolean> {
  try {
    const { data } = await getResetValid(http, token)
    return typeof data === 'object' && data !== null && (data as { success?: unknown }).success === true
  } catch (error) {
    if (error instanceof ServiceError && REFUSALS.has(error.status)) return false
    throw error
  }
}
