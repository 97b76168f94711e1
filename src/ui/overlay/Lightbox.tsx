import { type KeyboardEvent, type MouseEvent, useEffect, useMemo, useRef, useState } from 'react'
import Slides, { type ControllerRef } from 'yet-another-react-lightbox'
import Inline from 'yet-another-react-lightbox/plugins/inline'
import 'yet-another-react-lightbox/styles.css'
import { isPlainKey } from '../../lib/keys'
import { useText } from '../../text/TextContext'
import { Icon } from '../Icon'
import { Dialog } from './Dialog'
import { type LightboxPicture, slideOf } from './lightboxPicture'
import './lightbox.scss'

interface Props {
  /** What the pictures are of, for people who do not see them. */
  name: string
  pictures: readonly LightboxPicture[]
  /** The picture that it opens with. */
  index: number
  /** Another picture is shown. */
  onMove: (index: number) => void
  onClose: () => void
  /** true: it is the whole page, with `name` as its heading. Default: a dialog before the page. */
  page?: boolean
}

/** A pointer that moves less is a press, in pixels. */
const STILL = 8

/**
 * Pictures one after another in a dark room, as large as the screen: by keys, swipe and buttons. Its code and styles are
 * a chunk of their own, so it is loaded when somebody opens it (`LightboxSlot`). It sets styles by CSSOM only.
 */
export default function Lightbox(props: Props) {
  const { name, page, onClose } = props
  if (!page) {
    return (
      <Dialog name={name} className="mq-lightbox" onClose={onClose}>
        <Room {...props} />
      </Dialog>
    )
  }
  return (
    <div className="mq-lightbox mq-lightbox--page">
      <h1 className="mq-vh" tabIndex={-1}>
        {name}
      </h1>
      <Room {...props} />
    </div>
  )
}

function Room({ name, pictures, index, onMove, onClose, page = false }: Props) {
  const t = useText()
  const [start] = useState(index)
  const [at, setAt] = useState(index)
  const slides = useMemo(() => pictures.map(slideOf), [pictures])
  const controller = useRef<ControllerRef>(null)
  const frame = useRef<HTMLDivElement>(null)

  // In a dialog the keys belong to it from the start; on a page the heading keeps the focus, and keys are heard all over.
  useEffect(() => {
    if (!page) {
      controller.current?.focus()
      return
    }
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.defaultPrevented || !isPlainKey(event)) return
      const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
      const rtl = frame.current && getComputedStyle(frame.current).direction === 'rtl'
      if (event.key === 'Escape') onClose()
      else if (way) controller.current?.[way < 0 !== rtl ? 'prev' : 'next']()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [page, onClose])

  // What holds the focus is the library's: without a name nobody would hear where they are.
  const shown = pictures[at]
  const place = `${name}, ${at + 1} / ${slides.length}: ${shown?.caption || shown?.alt || ''}`
  useEffect(() => {
    const holder = frame.current?.querySelector('.yarl__container')
    holder?.setAttribute('role', 'group')
    holder?.setAttribute('aria-label', place)
  }, [place])

  const toEnds = (event: KeyboardEvent) => {
    if (!isPlainKey(event)) return
    const { key } = event
    if (key === 'Home' && at > 0) controller.current?.prev({ count: at })
    if (key === 'End' && at < slides.length - 1) controller.current?.next({ count: slides.length - 1 - at })
  }
  const pressed = useRef(0)
  const besides = (event: MouseEvent) => {
    const still = Math.abs(event.clientX - pressed.current) < STILL
    if (!page && still && (event.target as Element).classList.contains('yarl__slide')) onClose()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Home and End of what is inside; Escape is the key for a press beside the picture
    <div
      ref={frame}
      className="mq-lightbox__room"
      onKeyDown={toEnds}
      onPointerDown={(event) => {
        pressed.current = event.clientX
      }}
      onClick={besides}
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
          view: ({ index: now }) => {
            setAt(now)
            if (now !== at) onMove(now)
          },
        }}
      />
      <div className="mq-lightbox__bar">
        <span className="mq-lightbox__count" aria-hidden="true">
          {at + 1} / {slides.length}
        </span>
        <button type="button" className="mq-lightbox__close" aria-label={t('close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {(shown?.caption || shown?.under) && (
        <p className="mq-lightbox__caption">
          {shown.caption && <b>{shown.caption}</b>}
          {shown.under && <span>{shown.under}</span>}
        </p>
      )}
    </div>
  )
}
