// Made by `npm run generate`: do not edit.
import type { Validator } from '../lib/json/validator'

/** Loads the full validator of a document of the service. A list of its own: nothing of it is sent to visitors. */
export const serviceValidators = {
  'service/acknowledgement': () => import('./validators/service/acknowledgement.full.js').then((m) => m.default),
  'service/login-response': () => import('./validators/service/login-response.full.js').then((m) => m.default),
  'service/mfa-status': () => import('./validators/service/mfa-status.full.js').then((m) => m.default),
  'service/module-list-head': () => import('./validators/service/module-list-head.full.js').then((m) => m.default),
  'service/profile': () => import('./validators/service/profile.full.js').then((m) => m.default),
  'service/series-parts': () => import('./validators/service/series-parts.full.js').then((m) => m.default),
  'service/user-device-limit': () => import('./validators/service/user-device-limit.full.js').then((m) => m.default),
  'service/watchlist-ids': () => import('./validators/service/watchlist-ids.full.js').then((m) => m.default),
  'service/watchlist-page': () => import('./validators/service/watchlist-page.full.js').then((m) => m.default),
  'service/watermark': () => import('./validators/service/watermark.full.js').then((m) => m.default),
  'title-layouts': () => import('./validators/title-layouts.full.js').then((m) => m.default),
} satisfies Record<string, () => Promise<Validator>>

export type ServiceSchemaName = keyof typeof serviceValidators
