import type { Http } from './http/http'

/** All published live events: GET v2 /live-events/published/?page_size=1000 (spec, section 7). */
export const getPublishedEvents = (http: Http) =>
  http.get('live-events/published/?page_size=1000', { version: 2, device: true })
