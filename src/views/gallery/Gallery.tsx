import { type CSSProperties, type MouseEvent, useMemo } from 'react'
import { LightboxSlot, preloadLightbox } from '../../catalogue/extras/LightboxSlot'
import { picturesOf, usePictureParam } from '../../catalogue/extras/lightboxPictures'
import { nameOf } from '../../catalogue/title/titleFacts'
import type { MediaItem } from '../../generated/types'
import { isPlainPress } from '../../lib/url/isPlainPress'
import type { ViewProps } from '../../site/registry'
import { useText } from '../../text/TextContext'
import { Picture } from '../../ui/picture/Picture'
import { SmartLink } from '../../ui/SmartLink'
import './gallery.scss'

/** Width of a thumb's file (spec, section 9), in CSS pixels. */
const THUMB = 800

/** Pictures in rows of one height, each in its own shape, and each also large in the lightbox. */
export default function Gallery({ view, title, data }: ViewProps<'gallery', MediaItem[]>) {
  const t = useText()
  const pictures = useMemo(() => picturesOf(data, t), [data, t])
  // Two galleries on one page tell their pictures apart.
  const picture = usePictureParam(pictures.map((_, at) => `${view.media ? `${view.media}-` : ''}${at + 1}`))
  const press = (event: MouseEvent, at: number) => {
    if (!isPlainPress(event)) return
    event.preventDefault()
    picture.open(at)
  }
  return (
    <>
      <ul className="mq-gallery" onPointerEnter={preloadLightbox} onFocus={preloadLightbox}>
        {pictures.map(({ src, alt, width = 16, height = 9 }, at) => (
          <li key={`${src} ${at}`} style={{ '--ratio': ratioOf(width, height) } as CSSProperties}>
            <SmartLink className="mq-gallery__picture" href={picture.hrefOf(at)} onClick={(event) => press(event, at)}>
              <Picture src={src} alt={alt} width={THUMB} height={Math.round((THUMB * height) / width)} single />
            </SmartLink>
          </li>
        ))}
      </ul>
      <LightboxSlot name={t('picturesOf', { name: nameOf(title, t) })} pictures={pictures} picture={picture} />
    </>
  )
}

/** Width over height, within what a row can hold. */
const ratioOf = (width: number, height: number) => Math.min(4, Math.max(0.4, width / height))
