// Made by `npm run generate`: do not edit.
import type { Validator } from '../lib/json/validator'

/** Loads the quick validator of a schema, which only says yes or no, by the schema's path below schemas/. */
export const quickModuleValidators = {
  'modules/carousel_basic': () => import('./validators/modules/carousel_basic.quick.js').then((m) => m.default),
  'modules/carousel_episode': () => import('./validators/modules/carousel_episode.quick.js').then((m) => m.default),
  'modules/carousel_hero': () => import('./validators/modules/carousel_hero.quick.js').then((m) => m.default),
  'modules/carousel_promo': () => import('./validators/modules/carousel_promo.quick.js').then((m) => m.default),
  'modules/carousel_show': () => import('./validators/modules/carousel_show.quick.js').then((m) => m.default),
  'modules/collection': () => import('./validators/modules/collection.quick.js').then((m) => m.default),
  'modules/featured_video': () => import('./validators/modules/featured_video.quick.js').then((m) => m.default),
  'modules/html_block': () => import('./validators/modules/html_block.quick.js').then((m) => m.default),
  'modules/menu_module': () => import('./validators/modules/menu_module.quick.js').then((m) => m.default),
  'modules/placeholder': () => import('./validators/modules/placeholder.quick.js').then((m) => m.default),
  'modules/text_block': () => import('./validators/modules/text_block.quick.js').then((m) => m.default),
  'modules/title_grid': () => import('./validators/modules/title_grid.quick.js').then((m) => m.default),
} satisfies Record<string, () => Promise<Validator>>
