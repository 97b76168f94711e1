import { type MouseEvent, useMemo } from 'react'
import { LightboxSlot, preloadLightbox } from '../../catalogue/extras/LightboxSlot'
import { picturesOf, usePictureParam } from '../../catalogue/extras/lightboxPictures'
import { titleDisplayName } from '../../catalogue/title/titleFacts'
import type { MediaItem } from '../../generated/types'
import { isPlainClick } from '../../lib/url/isPlainClick'
import type { ViewProps } from '../../site/registry'
import { useText } from '../../text/TextContext'
import { Picture } from '../../ui/picture/Picture'
import { SmartLink } from '../../ui/SmartLink'
import './gallery.scss'

/** Width of a thumbnail (spec, section 9), in CSS pixels. */
const THUMBNAIL_WIDTH = 800

/** Images in rows of one height with their aspect ratio; a press opens the lightbox. */
export default function Gallery({ view, title, data }: ViewProps<'gallery', MediaItem[]>) {
  const t = useText()
  const pictures = useMemo(() => picturesOf(data, t), [data, t])
  // The prefix distinguishes two galleries on one page.
  const picture = usePictureParam(pictures.map((_, index) => `${view.media ? `${view.media}-` : ''}${index + 1}`))
  const press = (event: MouseEvent, index: number) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    picture.open(index)
  }
  return (
    <>
      <ul className="mq-gallery" onPointerEnter={preloadLightbox} onFocus={preloadLightbox}>
        {pictures.map(({ src, alt, width = 16, height = 9 }, index) => (
          <li key={`${src} ${index}`} style={{ '--ratio': aspectRatio(width, height) }}>
            <SmartLink
              className="mq-gallery__picture"
              href={picture.hrefOf(index)}
              onClick={(event) => press(event, index)}
            >
              <Picture
                src={src}
                alt={alt}
                width={THUMBNAIL_WIDTH}
                height={Math.round((THUMBNAIL_WIDTH * height) / width)}
                single
              />
            </SmartLink>
          </li>
        ))}
      </ul>
      <LightboxSlot
        name={t('picturesOf', { name: titleDisplayName(title, t) })}
        pictures={pictures}
        picture={picture}
      />
    </>
  )
}

/** Aspect ratio, limited to what fits a row. */
const aspectRatio = (width: number, height: number) => Math.min(4, Math.max(0.4, width / height))
