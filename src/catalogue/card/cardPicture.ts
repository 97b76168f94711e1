import type { Route, TitleCard } from '../../generated/types'
import { isVideoFile } from '../../lib/url/mediaUrl'
import { safeResource } from '../../lib/url/safeHref'

export type Shape = 'promo' | 'still' | 'tall' | 'square' | 'poster'

/** Width and height of the picture that fills each shape at its usual size, in CSS pixels. A still of 16:9 that fills an upright shape is wider than it. */
export const ART_DIMENSIONS: Record<Shape, [number, number]> = {
  promo: [700, 300],
  still: [500, 281],
  tall: [1066, 600],
  square: [888, 500],
  poster: [400, 600],
}

/** The `sizes` of the picture that fills each shape in a row: what `--show` of the styles makes of the screen. */
export const CARD_SIZES: Record<Shape, string> = {
  promo: '(min-width: 1200px) 41vw, (min-width: 768px) 61vw, 88vw',
  still: '(min-width: 1700px) 18vw, (min-width: 1200px) 23vw, (min-width: 768px) 37vw, 62vw',
  tall: '(min-width: 1200px) 64vw, (min-width: 768px) 82vw, 133vw',
  square: '(min-width: 1200px) 32vw, (min-width: 768px) 50vw, 91vw',
  poster: '(min-width: 1700px) 12vw, (min-width: 1200px) 15vw, (min-width: 768px) 22vw, 40vw',
}

/** Where a title may have a picture: in its `images`, or beside them. */
type Source = NonNullable<Route['module_image_field']> | 'background' | 'poster'

const WIDE: Source[] = ['image', 'bannerThumb', 'banner', 'detail', 'background']
const UPRIGHT: Source[] = ['thumb', 'poster']

/** Where it is looked for, in this order. */
const SOURCES: Source[] = [...WIDE, ...UPRIGHT]
const OF_SHAPE: Partial<Record<Shape, Source[]>> = {
  promo: ['banner', 'detail', ...SOURCES],
  poster: [...UPRIGHT, ...WIDE],
}

/**
 * The picture of a card. A video file is none (`clipOf`).
 * @param field the route's `module_image_field`: it goes before the shape's own choice
 */
export function cardPicture(title: TitleCard, shape: Shape, field?: Route['module_image_field']): string | undefined {
  const own = OF_SHAPE[shape] ?? SOURCES
  for (const source of field ? [field, ...own] : own) {
    const address = source === 'background' || source === 'poster' ? title[source] : title.images?.[source]
    const safe = address && safeResource(address)
    if (safe && !isVideoFile(safe)) return safe
  }
  return undefined
}

/** The moving picture of a title: its clip, or a video file where its banner should be. */
export const clipOf = ({ video, images }: TitleCard): string | undefined =>
  safeResource(video ?? [images?.banner, images?.detail].find(isVideoFile))
