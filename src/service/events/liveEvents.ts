import type { LiveEvent } from '../../generated/types'
import quick from '../../generated/validators/service/live-event.quick.js'
import { isRecord } from '../../lib/json/isRecord'
import { ServiceError } from '../http/response'
import { encodePathSegment } from '../http/segment'
import { isNotFound, type Query, type ResponseSchema } from '../query'

const LIVE_EVENT_SCHEMA: ResponseSchema<LiveEvent> = { schema: 'service/live-event', quick }

/** A live event, or why this visitor cannot see it */
export type LiveEventResult = { event: LiveEvent } | { closed: 'signIn' | 'missing' }

/** Code of a response that requires signing in (spec, section 6) */
const SIGN_IN_CODE = '1200'

/** A live event by slug or id: GET /playback/live_event/{id}/?short_detail=true; reads data.data.live_event (spec, section 7). */
export const liveEventQuery = (slug: string): Query<LiveEventResult> => ({
  key: `live-event ${slug}`,
  async read(client) {
    const path = `playback/live_event/${encodePathSegment(slug)}/?short_detail=true`
    const response = await client.get(path, { device: true }).catch((error: unknown) => {
      if (error instanceof ServiceError && error.kind === 'status') return error
      throw error
    })
    if (isRecord(response.data) && String(response.data.code) === SIGN_IN_CODE) return { closed: 'signIn' }
    // The response has success and data (spec, section 7). A service that omits success is taken to have succeeded.
    if (!(response instanceof ServiceError) && isRecord(response.data) && (response.data.success ?? true) !== true)
      return { closed: 'missing' }
    if (response instanceof ServiceError) {
      if (response.status === 401) return { closed: 'signIn' }
      if (response.status === 403 || isNotFound(response)) return { closed: 'missing' }
      throw response
    }
    const event = await client.part(response, LIVE_EVENT_SCHEMA, ['data', 'live_event'])
    if (!event) throw new TypeError(`${path}: expected an event at /data/live_event`)
    return event.is_viewable !== false ? { event } : { closed: 'missing' }
  },
})

/**
 * Published live events in the order of `slugs`: GET v2 /live-events/published/?page_size=1000 (spec, section 7). Without
 * slugs there is no request.
 */
export const liveEventsQuery = (slugs: readonly string[]): Query<LiveEvent[]> => ({
  key: `live-events ${slugs.join()}`,
  async read(client) {
    if (slugs.length === 0) return []
    const response = await client.get('live-events/published/?page_size=1000', { version: 2, device: true })
    const { items } = await client.list(response, LIVE_EVENT_SCHEMA)
    return slugs.flatMap((slug) => items.find((event) => event.slug === slug) ?? [])
  },
})
