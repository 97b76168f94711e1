import { useLocation, useNavigate } from 'react-router-dom'
import type { MediaItem, TitleCard } from '../../generated/types'
import { safeResourceUrl } from '../../lib/url/safeHref'
import type { TranslateFunction } from '../../text/createText'
import type { LightboxImage } from '../../ui/overlay/lightboxImage'
import { cardPicture } from '../card/cardPicture'
import { titleDescription, titleDisplayName } from '../title/titleFacts'

/** Marks a history entry that was created by opening a picture, so that closing it goes back. */
const OPENED_STATE = 'picture'

/**
 * The picture that is open in the lightbox, stored in the address as `picture` so that it can be shared. Opening one
 * adds a history entry; moving to another one replaces it.
 * @param keys of the pictures, in the address
 */
export function usePictureParam(keys: readonly string[]) {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const requested = new URLSearchParams(search).get('picture')
  const current = requested === null ? -1 : keys.indexOf(requested)

  const hrefOf = (index: number): string => {
    const params = new URLSearchParams(search)
    const key = keys[index]
    if (key === undefined) params.delete('picture')
    else params.set('picture', key)
    const text = params.toString()
    return pathname + (text && `?${text}`) + hash
  }
  const NO_PICTURE = -1

  return {
    /** Undefined: none is open. */
    index: current < 0 ? undefined : current,
    hrefOf,
    open: (index: number) => void navigate(hrefOf(index), { state: { ...state, [OPENED_STATE]: true } }),
    move: (index: number) => void navigate(hrefOf(index), { state, replace: true }),
    close: () => {
      if (state?.[OPENED_STATE]) void navigate(-1)
      else void navigate(hrefOf(NO_PICTURE), { state, replace: true })
    },
  }
}

/** Lightbox pictures of media items, without items that have no safe address. */
export function picturesOf(media: readonly MediaItem[], t: TranslateFunction): LightboxImage[] {
  const loadable = media.filter(({ image }) => safeResourceUrl(image))
  return loadable.map(({ image = '', name, description, artist, width, height }, index) => {
    const alt = description || name || t('pictureNumber', { number: index + 1 })
    return { src: image, width, height, alt, caption: name, under: artist }
  })
}

/** The lightbox picture of a title with title_type image. */
export function titleToLightboxImage(title: TitleCard, t: TranslateFunction): LightboxImage | undefined {
  const src = cardPicture(title, 'still')
  const caption = titleDisplayName(title, t)
  const under = titleDescription(title)
  return src ? { src, alt: under || caption, caption, under } : undefined
}
