import type { Route, TitleCard } from '../../generated/types'
import { isVideoFile } from '../../lib/url/mediaUrl'
import { safeResourceUrl } from '../../lib/url/safeHref'

export type Shape = 'promo' | 'still' | 'tall' | 'square' | 'poster'

/**
 * Width and height of the picture for each shape at its usual size, in CSS pixels. A 16:9 still in an upright shape is
 * wider than the shape.
 */
export const ART_DIMENSIONS: Record<Shape, [number, number]> = {
  promo: [700, 300],
  still: [500, 281],
  tall: [1066, 600],
  square: [888, 500],
  poster: [400, 600],
}

/**
 * The `sizes` attribute for each shape in a row, derived from the number of cards per screen (`--show` in the styles).
 */
export const CARD_SIZES: Record<Shape, string> = {
  promo: '(min-width: 1200px) 41vw, (min-width: 768px) 61vw, 88vw',
  still: '(min-width: 1700px) 18vw, (min-width: 1200px) 23vw, (min-width: 768px) 37vw, 62vw',
  tall: '(min-width: 1200px) 64vw, (min-width: 768px) 82vw, 133vw',
  square: '(min-width: 1200px) 32vw, (min-width: 768px) 50vw, 91vw',
  poster: '(min-width: 1700px) 12vw, (min-width: 1200px) 15vw, (min-width: 768px) 22vw, 40vw',
}

/** Field with a picture: in a title's `images`, or beside them. */
type PictureField = NonNullable<Route['module_image_field']> | 'background' | 'poster'

const WIDE_FIELDS: PictureField[] = ['image', 'bannerThumb', 'banner', 'detail', 'background']
const UPRIGHT_FIELDS: PictureField[] = ['thumb', 'poster']

/** Default order of lookup. */
const PICTURE_FIELDS: PictureField[] = [...WIDE_FIELDS, ...UPRIGHT_FIELDS]
const FIELDS_BY_SHAPE: Partial<Record<Shape, PictureField[]>> = {
  promo: ['banner', 'detail', ...PICTURE_FIELDS],
  poster: [...UPRIGHT_FIELDS, ...WIDE_FIELDS],
}

/**
 * The picture of a card. Video files are skipped (see `titleClipUrl`).
 * @param field the route's `module_image_field`, which takes precedence
 */
export function cardPicture(title: TitleCard, shape: Shape, field?: Route['module_image_field']): string | undefined {
  const sources = FIELDS_BY_SHAPE[shape] ?? PICTURE_FIELDS
  for (const source of field ? [field, ...sources] : sources) {
    const address = source === 'background' || source === 'poster' ? title[source] : title.images?.[source]
    const src = address && safeResourceUrl(address)
    if (src && !isVideoFile(src)) return src
  }
  return undefined
}

/** The video clip of a title: `video`, or a video file in a banner field. */
export const titleClipUrl = ({ video, images }: TitleCard): string | undefined =>
  safeResourceUrl(video ?? [images?.banner, images?.detail].find(isVideoFile))
