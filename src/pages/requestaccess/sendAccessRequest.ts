import type { Http } from '../../service/http/http'
import { ServiceError } from '../../service/http/reply'
import { type AccessRequest, postAccessRequest } from '../../service/requestAccess'

interface Answer {
  success: boolean
  /** The service's own words, or none. */
  message: string
}

/**
 * Sends an access request, without the white around what was typed.
 * @throws ServiceError when nobody answered
 */
export async function sendAccessRequest(http: Http, request: AccessRequest): Promise<Answer> {
  const trimmed = Object.fromEntries(Object.entries(request).map(([name, value]) => [name, value.trim()]))
  try {
    return answerOf((await postAccessRequest(http, trimmed as unknown as AccessRequest)).data)
  } catch (error) {
    if (!(error instanceof ServiceError) || error.kind !== 'status') throw error
    return { ...answerOf(error.data), success: false }
  }
}

function answerOf(data: unknown): Answer {
  const { success, message } = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>
  return { success: success === true, message: typeof message === 'string' ? message.slice(0, 300) : '' }
}
