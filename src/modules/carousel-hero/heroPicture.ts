import { cardPicture } from '../../catalogue/card/cardPicture'
import type { CarouselHeroModule, Route, TitleCard } from '../../generated/types'
import type { PictureChoice } from '../../lib/preloadPicture'

/** How wide the picture is once it fills the height of each layout: of 21:9, in `split` of 16:9. */
const SIZES = { full: 'max(110vw, 1310px)', split: 'max(79vw, 820px)', framed: 'max(96vw, 980px)' }

type Layout = keyof typeof SIZES

/** Spec, section 9: the window's width if over 600, else 1200, because a wide picture fills an upright screen. */
export const heroWidth = (window: number) =>
  window > 600 ? { width: Math.min(2400, window), single: false } : { width: 1200, single: true }

/**
 * The picture of a slide, as `ui/Picture` is told it. `split` has its words beside the picture: a still fills its place
 * better than a banner, whose one side is left calm for words.
 * @param field the route's `module_image_field`
 */
export function heroPicture(title: TitleCard, layout: Layout = 'full', field?: Route['module_image_field']) {
  return {
    src: cardPicture(title, layout === 'split' ? 'still' : 'promo', field),
    sizes: SIZES[layout],
    ...heroWidth(window.innerWidth),
  }
}

/** The picture of the first slide, so that it travels beside the code of the slides. */
export function openingPicture(
  { content, config }: CarouselHeroModule,
  field?: Route['module_image_field'],
): PictureChoice | undefined {
  const title = content?.[0]
  const picture = title && heroPicture(title, config?.layout, field)
  return picture?.src ? { ...picture, src: picture.src } : undefined
}
