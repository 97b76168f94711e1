import type { CallOptions, Http } from './http/http'
import { encodePathSegment } from './http/segment'
import type { ServiceClient } from './query'

/** The module list at a `modules_uri` of the config */
export const getModuleList = (http: Pick<ServiceClient, 'get'>, uri: string, options?: CallOptions) =>
  http.get(uri, { ...options, device: true })

/** GET /modules/module/{slug} */
export const getModule = (http: Pick<ServiceClient, 'get'>, slug: string) =>
  http.get(`modules/module/${encodePathSegment(slug)}`, { device: true })

export interface TrackedUse {
  placement_id?: string | number
  module_id?: string | number
  content_id?: string | number
  title_id?: string | number
}

/** Reports the use of a card. Nothing waits for the request, and its errors are ignored. */
export function trackUse(http: Http, use: TrackedUse): void {
  http.send('POST', 'modules/content/tracking/', use, { device: true, timeout: 'secondary' }).catch(() => {})
}
