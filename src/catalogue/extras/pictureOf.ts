import type { MediaItem, TitleCard } from '../../generated/types'
import { safeResource } from '../../lib/url/safeHref'
import type { Text } from '../../text/createText'
import type { LightboxPicture } from '../../ui/overlay/lightboxPicture'
import { cardPicture } from '../card/cardPicture'
import { descriptionOf, nameOf } from '../title/titleFacts'

/** The pictures of media, without those that have no address that can be loaded. */
export function picturesOf(media: readonly MediaItem[], t: Text): LightboxPicture[] {
  const shown = media.filter(({ image }) => safeResource(image))
  return shown.map(({ image = '', name, description, artist, width, height }, at) => {
    const alt = description || name || t('pictureNumber', { number: at + 1 })
    return { src: image, width, height, alt, caption: name, under: artist }
  })
}

/** The large picture of a title that is one (title_type image). */
export function pictureOfTitle(title: TitleCard, t: Text): LightboxPicture | undefined {
  const src = cardPicture(title, 'still')
  const caption = nameOf(title, t)
  const under = descriptionOf(title)
  return src ? { src, alt: under || caption, caption, under } : undefined
}
