import { cardPicture } from '../../catalogue/cardPicture'
import type { CarouselHeroModule, TitleCard } from '../../generated/types'
import type { PictureChoice } from '../../lib/preloadPicture'

/** How wide a picture of 21:9 is once it fills the height of each layout. */
const SIZES = { full: 'max(110vw, 1310px)', split: 'max(105vw, 1310px)', framed: 'max(96vw, 980px)' }

type Layout = keyof typeof SIZES

/** Spec, section 9: the window's width if over 600, else 1200, because a wide picture fills an upright screen. */
export const heroWidth = (window: number) =>
  window > 600 ? { width: Math.min(2400, window), single: false } : { width: 1200, single: true }

/** The picture of a slide, as `ui/Picture` is told it. */
export function heroPicture(title: TitleCard, layout: Layout = 'full') {
  return { src: cardPicture(title, 'promo'), sizes: SIZES[layout], ...heroWidth(window.innerWidth) }
}

/** The picture of the first slide, so that it travels beside the code of the slides. */
export function openingPicture({ content, config }: CarouselHeroModule): PictureChoice | undefined {
  const title = content?.[0]
  const picture = title && heroPicture(title, config?.layout)
  return picture?.src ? { ...picture, src: picture.src } : undefined
}
