import { firstSlidePicture } from '../src/modules/carousel-hero/heroPicture'
import { defineModules } from '../src/site/registry'
import local from './local'

/** Renderers of the built-in module types. `reserve` is the space while a module loads, `picture` its first image. */
const builtInModules = defineModules({
  carousel_hero: {
    load: () => import('../src/modules/carousel-hero/CarouselHero'),
    schema: 'modules/carousel_hero',
    reserve: 'hero',
    picture: firstSlidePicture,
  },
  carousel_promo: {
    load: () => import('../src/modules/carousel-promo/CarouselPromo'),
    schema: 'modules/carousel_promo',
    reserve: 'promo',
  },
  carousel_show: { load: () => import('../src/modules/carousel-show/CarouselShow'), schema: 'modules/carousel_show' },
  carousel_basic: {
    load: () => import('../src/modules/carousel-basic/CarouselBasic'),
    schema: 'modules/carousel_basic',
  },
  carousel_episode: {
    load: () => import('../src/modules/carousel-episode/CarouselEpisode'),
    schema: 'modules/carousel_episode',
  },
  title_grid: {
    load: () => import('../src/modules/title-grid/TitleGrid'),
    schema: 'modules/title_grid',
    reserve: 'grid',
  },
  collection: {
    load: () => import('../src/modules/collection/Collection'),
    schema: 'modules/collection',
    reserve: 'grid',
  },
  featured_video: {
    load: () => import('../src/modules/featured-video/FeaturedVideo'),
    schema: 'modules/featured_video',
    reserve: 'hero',
  },
  text_block: {
    load: () => import('../src/modules/text-block/TextBlock'),
    schema: 'modules/text_block',
    reserve: 'text',
  },
  html_block: {
    load: () => import('../src/modules/html-block/HtmlBlock'),
    schema: 'modules/html_block',
    reserve: 'text',
  },
  menu_module: {
    load: () => import('../src/modules/menu-module/MenuModule'),
    schema: 'modules/menu_module',
    reserve: 'bar',
  },
  placeholder: {
    load: () => import('../src/modules/placeholder/Placeholder'),
    schema: 'modules/placeholder',
    reserve: 'none',
  },
})

/** All module types; those of the folder `local` replace built-in ones of the same name. */
export const modules = local ? new Map([...builtInModules, ...local.modules]) : builtInModules
