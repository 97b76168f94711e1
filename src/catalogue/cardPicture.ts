import type { Route, TitleCard } from '../generated/types'
import { safeResource } from '../lib/safeHref'

export type Shape = 'promo' | 'still' | 'tall' | 'square' | 'poster'

/** Width and height of each shape at its usual size, in CSS pixels. */
export const SIZES: Record<Shape, [number, number]> = {
  promo: [700, 300],
  still: [500, 281],
  tall: [480, 600],
  square: [500, 500],
  poster: [400, 600],
}

/**
 * The picture of a card.
 * @param field the route's `module_image_field`: it goes before the shape's own choice
 */
export function cardPicture(title: TitleCard, shape: Shape, field?: Route['module_image_field']): string | undefined {
  const { images = {} } = title
  const wide = [images.image, images.bannerThumb, images.banner, images.detail, title.background]
  const upright = [images.thumb, title.poster]
  const own =
    shape === 'poster'
      ? [...upright, ...wide]
      : shape === 'promo'
        ? [images.banner, images.detail, ...wide, ...upright]
        : [...wide, ...upright]
  return safeResource([field && images[field], ...own].find((address) => safeResource(address)))
}
