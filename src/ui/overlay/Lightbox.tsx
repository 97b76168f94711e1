import { type KeyboardEvent, type MouseEvent, useEffect, useMemo, useRef, useState } from 'react'
import Slides, { type ControllerRef } from 'yet-another-react-lightbox'
import Inline from 'yet-another-react-lightbox/plugins/inline'
import 'yet-another-react-lightbox/styles.css'
import { isPlainKey } from '../../lib/browser/keys'
import { useText } from '../../text/TextContext'
import { Icon } from '../Icon'
import { Dialog } from './Dialog'
import { type LightboxImage, toSlide } from './lightboxImage'
import { useGalleryFocus } from './useGalleryFocus'
import './lightbox.scss'

interface Props {
  /** Accessible name. */
  name: string
  images: readonly LightboxImage[]
  /** The image that is shown first. */
  index: number
  onIndexChange: (index: number) => void
  onClose: () => void
  /** true: a whole page with `name` as its heading. Default: a dialog. */
  page?: boolean
}

/** A pointer that moves less than this is a click, not a swipe, in pixels. */
const MAX_CLICK_MOVE_PX = 8

/**
 * Full-screen images on a dark background, with keys, swipe and buttons. Loaded when it opens (`LightboxSlot`). The
 * library sets styles by CSSOM only, as the CSP demands.
 */
export default function Lightbox(props: Props) {
  const { name, page, onClose } = props
  if (!page) {
    return (
      <Dialog name={name} className="mq-lightbox" onClose={onClose}>
        <Gallery {...props} />
      </Dialog>
    )
  }
  return (
    <div className="mq-lightbox mq-lightbox--page">
      <h1 className="mq-vh" tabIndex={-1}>
        {name}
      </h1>
      <Gallery {...props} />
    </div>
  )
}

function Gallery({ name, images, index, onIndexChange, onClose, page = false }: Props) {
  const t = useText()
  const [start] = useState(index)
  const [current, setCurrent] = useState(index)
  const slides = useMemo(() => images.map(toSlide), [images])
  const controller = useRef<ControllerRef>(null)
  const frame = useRef<HTMLDivElement>(null)

  useGalleryFocus(page, frame, controller, onClose)

  // The focused element belongs to the library, which gives it no accessible name.
  const shown = images[current]
  const position = `${name}, ${current + 1} / ${slides.length}: ${shown?.caption || shown?.alt || ''}`
  useEffect(() => {
    const container = frame.current?.querySelector('.yarl__container')
    container?.setAttribute('role', 'group')
    container?.setAttribute('aria-label', position)
  }, [position])

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isPlainKey(event)) return
    const { key } = event
    if (key === 'Home' && current > 0) controller.current?.prev({ count: current })
    if (key === 'End' && current < slides.length - 1) controller.current?.next({ count: slides.length - 1 - current })
  }
  const pointerDownX = useRef(0)
  const closeOnOutsideClick = (event: MouseEvent) => {
    const isClick = Math.abs(event.clientX - pointerDownX.current) < MAX_CLICK_MOVE_PX
    if (!page && isClick && event.target instanceof Element && event.target.classList.contains('yarl__slide')) onClose()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys Home and End of the gallery; Escape is the key for a click beside the image
    <div
      ref={frame}
      className="mq-lightbox__room"
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        pointerDownX.current = event.clientX
      }}
      onClick={closeOnOutsideClick}
    >
      <Slides
        plugins={[Inline]}
        slides={slides}
        index={start}
        carousel={{ finite: true, padding: 0, spacing: '8%', preload: 1 }}
        animation={{ swipe: 320, navigation: 220 }}
        controller={{ ref: controller, closeOnEscape: false, touchAction: 'pan-y' }}
        toolbar={{ buttons: [] }}
        labels={{
          Previous: t('previous'),
          Next: t('next'),
          Slide: t('slide'),
          Carousel: t('carousel'),
          'Photo gallery': name,
          '{index} of {total}': '{index} / {total}',
        }}
        render={{ iconPrev: () => <Icon name="previous" />, iconNext: () => <Icon name="next" /> }}
        on={{
          view: ({ index: next }) => {
            setCurrent(next)
            if (next !== current) onIndexChange(next)
          },
        }}
      />
      <div className="mq-lightbox__bar">
        <span className="mq-lightbox__count" aria-hidden="true">
          {current + 1} / {slides.length}
        </span>
        <button type="button" className="mq-lightbox__close" aria-label={t('close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <Caption image={shown} />
    </div>
  )
}

function Caption({ image }: { image: LightboxImage | undefined }) {
  if (!image?.caption && !image?.under) return null
  return (
    <p className="mq-lightbox__caption">
      {image.caption && <b>{image.caption}</b>}
      {image.under && <span>{image.under}</span>}
    </p>
  )
}
