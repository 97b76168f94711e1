// Made by `npm run generate`: do not edit.
import type { Validator } from '../lib/json/validator'

/** Loads the quick validator of a schema, which only says yes or no, by the schema's path below schemas/. */
export const quickViewValidators = {
  'views/cast': () => import('./validators/views/cast.quick.js').then((m) => m.default),
  'views/clip': () => import('./validators/views/clip.quick.js').then((m) => m.default),
  'views/extra': () => import('./validators/views/extra.quick.js').then((m) => m.default),
  'views/feature': () => import('./validators/views/feature.quick.js').then((m) => m.default),
  'views/gallery': () => import('./validators/views/gallery.quick.js').then((m) => m.default),
  'views/highlights': () => import('./validators/views/highlights.quick.js').then((m) => m.default),
  'views/links': () => import('./validators/views/links.quick.js').then((m) => m.default),
  'views/live_events': () => import('./validators/views/live_events.quick.js').then((m) => m.default),
  'views/merged': () => import('./validators/views/merged.quick.js').then((m) => m.default),
  'views/mixed': () => import('./validators/views/mixed.quick.js').then((m) => m.default),
  'views/nominations': () => import('./validators/views/nominations.quick.js').then((m) => m.default),
  'views/screenplay': () => import('./validators/views/screenplay.quick.js').then((m) => m.default),
  'views/seasons': () => import('./validators/views/seasons.quick.js').then((m) => m.default),
  'views/soundtrack': () => import('./validators/views/soundtrack.quick.js').then((m) => m.default),
  'views/spoilers': () => import('./validators/views/spoilers.quick.js').then((m) => m.default),
  'views/summary': () => import('./validators/views/summary.quick.js').then((m) => m.default),
} satisfies Record<string, () => Promise<Validator>>
