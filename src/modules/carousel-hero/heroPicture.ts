import { cardPicture } from '../../catalogue/card/cardPicture'
import type { CarouselHeroModule, Route, TitleCard } from '../../generated/types'
import type { PictureChoice } from '../../lib/browser/preloadPicture'

/** `sizes` of a picture that fills the height of each layout: 21:9, in `split` 16:9. */
const SIZES_BY_LAYOUT = { full: 'max(110vw, 1310px)', split: 'max(79vw, 820px)', framed: 'max(96vw, 980px)' }

type Layout = keyof typeof SIZES_BY_LAYOUT

/** Spec, section 9: the window's width if over 600, else 1200, because a wide picture fills an upright screen. */
export const heroWidthProps = (window: number) =>
  window > 600 ? { width: Math.min(2400, window), single: false } : { width: 1200, single: true }

/**
 * Props of `ui/Picture` for a slide. `split` shows its text beside the picture, so a still suits better than a banner,
 * which has a calm side for text.
 * @param field the route's `module_image_field`
 */
export function heroPictureProps(title: TitleCard, layout: Layout = 'full', field?: Route['module_image_field']) {
  return {
    src: cardPicture(title, layout === 'split' ? 'still' : 'promo', field),
    sizes: SIZES_BY_LAYOUT[layout],
    ...heroWidthProps(window.innerWidth),
  }
}

/** The picture of the first slide, to preload it in parallel with the code of the slides. */
export function firstSlidePicture(
  { content, config }: CarouselHeroModule,
  field?: Route['module_image_field'],
): PictureChoice | undefined {
  const title = content?.[0]
  const picture = title && heroPictureProps(title, config?.layout, field)
  return picture?.src ? { ...picture, src: picture.src } : undefined
}
