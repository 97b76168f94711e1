import type { Affiliation, Event, Rsvp } from '../../generated/types'
import quickAffiliation from '../../generated/validators/service/affiliation.quick.js'
import quickEvent from '../../generated/validators/service/event.quick.js'
import quickRsvp from '../../generated/validators/service/rsvp.quick.js'
import { isRecord } from '../../lib/json/isRecord'
import type { Http } from '../http/http'
import { ServiceError } from '../http/response'
import { encodePathSegment } from '../http/segment'
import { matchesSchema, type Query, queryString, type ResponseSchema } from '../query'

const EVENT_SCHEMA: ResponseSchema<Event> = { schema: 'service/event', quick: quickEvent }
const AFFILIATION_SCHEMA: ResponseSchema<Affiliation> = { schema: 'service/affiliation', quick: quickAffiliation }
const RSVP_SCHEMA: ResponseSchema<Rsvp> = { schema: 'service/rsvp', quick: quickRsvp }

/** Event calls need the header (spec part 2, section 7). */
const DEVICE_HEADER_OPTIONS = { device: true }

export type EventId = string | number

export const eventsQuery: Query<Event[]> = {
  key: 'events',
  read: async (client) => (await client.list(await client.get('events/', DEVICE_HEADER_OPTIONS), EVENT_SCHEMA)).items,
}

const eventKey = (id: EventId) => `event ${id}`

/** GET /events/{id} */
export const eventQuery = (id: EventId): Query<Event> => ({
  key: eventKey(id),
  read: async (client) =>
    client.one(await client.get(`events/${encodePathSegment(id)}`, DEVICE_HEADER_OPTIONS), EVENT_SCHEMA),
})

/** Affiliations for events that have none of their own: GET /affiliations/ */
export const affiliationsQuery: Query<Affiliation[]> = {
  key: 'affiliations',
  read: async (client) =>
    (await client.list(await client.get('affiliations/', DEVICE_HEADER_OPTIONS), AFFILIATION_SCHEMA)).items,
}

/** A visitor's RSVP: GET /events/rsvps/{rsvpId}/ */
export const rsvpQuery = (id: EventId): Query<Rsvp> => ({
  key: `rsvp ${id}`,
  read: async (client) =>
    client.one(await client.get(`events/rsvps/${encodePathSegment(id)}/`, DEVICE_HEADER_OPTIONS), RSVP_SCHEMA),
})

/** Body of an RSVP; affiliation is a slug */
export type RsvpForm = Pick<Rsvp, 'first_name' | 'last_name' | 'email'> & { affiliation?: string; guests?: number }

/** The service's response to a new RSVP. */
export interface RsvpResponse {
  success: boolean
  /** For the visitor, at most 300 characters */
  message?: string
  /** The RSVP as stored, if the response contains it. */
  rsvp?: Partial<Rsvp>
}

/**
 * Sends an RSVP: POST /events/{id}/rsvps/ (spec part 2, section 7). Reads success and message, also of a refusal with a
 * 4xx status, except 401, which is about the session.
 * @throws ServiceError for 401 and 5xx, and without a response
 */
export async function sendRsvp(http: Http, id: EventId, form: RsvpForm): Promise<RsvpResponse> {
  try {
    const { data } = await http.send('POST', `events/${encodePathSegment(id)}/rsvps/`, form, DEVICE_HEADER_OPTIONS)
    return { ...parseResponse(data), success: isRecord(data) && data.success === true }
  } catch (error) {
    if (!(error instanceof ServiceError) || error.status < 400 || error.status >= 500 || error.status === 401)
      throw error
    return { ...parseResponse(error.data), success: false }
  }
}

function parseResponse(data: unknown): Omit<RsvpResponse, 'success'> {
  if (!isRecord(data)) return {}
  return {
    message: typeof data.message === 'string' ? data.message.slice(0, 300) : undefined,
    rsvp: matchesSchema(data.data, RSVP_SCHEMA) ? data.data : undefined,
  }
}

/**
 * Cancels an RSVP: POST /events/{eventId}/rsvp/cancel/?token&email, without a body.
 * @param credentials from the link in the email; without them the session identifies the visitor
 * @returns whether the service confirmed it
 * @throws ServiceError if the service refuses or does not respond
 */
export async function cancelRsvp(
  http: Http,
  id: EventId,
  credentials: { token?: string; email?: string } = {},
): Promise<boolean> {
  const path = `events/${encodePathSegment(id)}/rsvp/cancel/${queryString({ token: credentials.token, email: credentials.email })}`
  const { data } = await http.send('POST', path, undefined, DEVICE_HEADER_OPTIONS)
  return isRecord(data) && data.success === true
}
