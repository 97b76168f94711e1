// Made by `npm run generate`: do not edit.
import type { Validator } from '../lib/json/validator'

/** Loads the full validator of a document of the service. A list of its own: nothing of it is sent to visitors. */
export const serviceValidators = {
  'service/acknowledgement': () => import('./validators/service/acknowledgement.js').then((m) => m.default),
  'service/login-response': () => import('./validators/service/login-response.js').then((m) => m.default),
  'service/mfa-status': () => import('./validators/service/mfa-status.js').then((m) => m.default),
  'service/module-list-head': () => import('./validators/service/module-list-head.js').then((m) => m.default),
  'service/profile': () => import('./validators/service/profile.js').then((m) => m.default),
  'service/series-parts': () => import('./validators/service/series-parts.js').then((m) => m.default),
  'service/user-device-limit': () => import('./validators/service/user-device-limit.js').then((m) => m.default),
  'service/watchlist-ids': () => import('./validators/service/watchlist-ids.js').then((m) => m.default),
  'service/watchlist-page': () => import('./validators/service/watchlist-page.js').then((m) => m.default),
  'service/watermark': () => import('./validators/service/watermark.js').then((m) => m.default),
  'title-layouts': () => import('./validators/title-layouts.js').then((m) => m.default),
} satisfies Record<string, () => Promise<Validator>>

export type ServiceSchemaName = keyof typeof serviceValidators
