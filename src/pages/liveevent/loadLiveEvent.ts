import type { LiveEvent } from '../../generated/types'
import quick from '../../generated/validators/service/live-event.quick.js'
import { isRecord } from '../../lib/json/isRecord'
import { ServiceError } from '../../service/http/reply'
import { getLiveEvent } from '../../service/playback'
import type { Runtime } from '../../site/runtime'
import { validateDocument } from '../../site/validate/validateDocument'

/** A live event, or why there is none for this visitor. */
export type LiveEventAnswer = { event: LiveEvent } | { closed: 'signIn' | 'missing' }

/** The answer's code that asks to sign in (spec, section 6). */
const SIGN_IN = '1200'

/**
 * Reads a live event (spec, section 7: reads data.data.live_event).
 * @throws ServiceError when the service does not answer
 */
export async function loadLiveEvent({ http, problems }: Runtime, slug: string): Promise<LiveEventAnswer> {
  const reply = await getLiveEvent(http, slug).catch((error: unknown) => {
    if (error instanceof ServiceError && error.kind === 'status' && error.status < 500) return error
    throw error
  })
  if (isRecord(reply.data) && String(reply.data.code) === SIGN_IN) return { closed: 'signIn' }
  if (reply instanceof ServiceError) return { closed: reply.status === 401 ? 'signIn' : 'missing' }
  const data = isRecord(reply.data) && isRecord(reply.data.data) ? reply.data.data.live_event : undefined
  const document = { file: reply.path, text: reply.text, data }
  const event = isRecord(data)
    ? await validateDocument<LiveEvent>(document, 'service/live-event', quick, problems, '/data/live_event')
    : undefined
  return event && event.is_viewable !== false ? { event } : { closed: 'missing' }
}
