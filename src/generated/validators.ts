// Made by `npm run generate`: do not edit.
import type { Validator } from '../lib/validator'

/** Loads the full validator of a schema, which names every finding, by the schema's path below schemas/. */
export const validators = {
  'config': () => import('./validators/config.js').then((m) => m.default),
  'content-menu': () => import('./validators/content-menu.js').then((m) => m.default),
  'modules/carousel_basic': () => import('./validators/modules/carousel_basic.js').then((m) => m.default),
  'modules/carousel_episode': () => import('./validators/modules/carousel_episode.js').then((m) => m.default),
  'modules/carousel_hero': () => import('./validators/modules/carousel_hero.js').then((m) => m.default),
  'modules/carousel_promo': () => import('./validators/modules/carousel_promo.js').then((m) => m.default),
  'modules/carousel_show': () => import('./validators/modules/carousel_show.js').then((m) => m.default),
  'modules/collection': () => import('./validators/modules/collection.js').then((m) => m.default),
  'modules/featured_video': () => import('./validators/modules/featured_video.js').then((m) => m.default),
  'modules/html_block': () => import('./validators/modules/html_block.js').then((m) => m.default),
  'modules/menu_module': () => import('./validators/modules/menu_module.js').then((m) => m.default),
  'modules/placeholder': () => import('./validators/modules/placeholder.js').then((m) => m.default),
  'modules/text_block': () => import('./validators/modules/text_block.js').then((m) => m.default),
  'modules/title_grid': () => import('./validators/modules/title_grid.js').then((m) => m.default),
  'service/genre-list': () => import('./validators/service/genre-list.js').then((m) => m.default),
  'service/placement-head': () => import('./validators/service/placement-head.js').then((m) => m.default),
} satisfies Record<string, () => Promise<Validator>>

export type SchemaName = keyof typeof validators
