import type { CallOptions, Http } from './http/http'
import { segment } from './http/segment'
import type { ServiceClient } from './query'

/** The module list at a `modules_uri` of the config. */
export const getModuleList = (http: Pick<ServiceClient, 'get'>, uri: string, options?: CallOptions) =>
  http.get(uri, { ...options, device: true })

/** The module with this slug: GET /modules/module/{slug}. */
export const getModule = (http: Pick<ServiceClient, 'get'>, slug: string) =>
  http.get(`modules/module/${segment(slug)}`, { device: true })

export interface TrackedUse {
  placement_id?: string | number
  module_id?: string | number
  content_id?: string | number
  title_id?: string | number
}

/** Tells the service that a card was used. It is never waited for, and its failure concerns nobody. */
export function trackUse(http: Http, use: TrackedUse): void {
  http.send('POST', 'modules/content/tracking/', use, { device: true, timeout: 'secondary' }).catch(() => {})
}
