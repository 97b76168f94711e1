import { useLocation, useNavigate } from 'react-router-dom'
import type { MediaItem, TitleCard } from '../../generated/types'
import { safeResource } from '../../lib/url/safeHref'
import type { Text } from '../../text/createText'
import type { LightboxImage } from '../../ui/overlay/lightboxImage'
import { cardPicture } from '../card/cardPicture'
import { descriptionOf, nameOf } from '../title/titleFacts'

/** Kept in the history's entry: it was made by opening a picture, so that closing takes it back. */
const OPENED = 'picture'

/**
 * The large picture that is open, kept in the address as `picture`, so that it can be shared. Opening one is a step that
 * Back undoes; going on to the next is none.
 * @param keys the word of each picture in the address
 */
export function usePictureParam(keys: readonly string[]) {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const asked = new URLSearchParams(search).get('picture')
  const at = asked === null ? -1 : keys.indexOf(asked)

  const hrefOf = (index: number): string => {
    const params = new URLSearchParams(search)
    const key = keys[index]
    if (key === undefined) params.delete('picture')
    else params.set('picture', key)
    const text = params.toString()
    return pathname + (text && `?${text}`) + hash
  }
  const closed = -1

  return {
    /** Undefined: none of these is open. */
    index: at < 0 ? undefined : at,
    /** Address of a picture. */
    hrefOf,
    open: (index: number) => void navigate(hrefOf(index), { state: { ...state, [OPENED]: true } }),
    move: (index: number) => void navigate(hrefOf(index), { state, replace: true }),
    close: () => {
      if (state?.[OPENED]) void navigate(-1)
      else void navigate(hrefOf(closed), { state, replace: true })
    },
  }
}

/** The pictures of media, without those that have no address that can be loaded. */
export function picturesOf(media: readonly MediaItem[], t: Text): LightboxImage[] {
  const shown = media.filter(({ image }) => safeResource(image))
  return shown.map(({ image = '', name, description, artist, width, height }, at) => {
    const alt = description || name || t('pictureNumber', { number: at + 1 })
    return { src: image, width, height, alt, caption: name, under: artist }
  })
}

/** The large picture of a title that is one (title_type image). */
export function pictureOfTitle(title: TitleCard, t: Text): LightboxImage | undefined {
  const src = cardPicture(title, 'still')
  const caption = nameOf(title, t)
  const under = descriptionOf(title)
  return src ? { src, alt: under || caption, caption, under } : undefined
}
