import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import { isPlainKey } from '../../lib/keys'
import { useAddressParams } from '../../site/react/useAddressParams'
import { useText } from '../../text/TextContext'
import { Icon } from '../../ui/Icon'
import { useMediaQuery } from '../../ui/useMediaQuery'
import type { OpenPdf } from './openPdf'
import { PdfSheet } from './PdfSheet'
import { PdfThumbs } from './PdfThumbs'
import { nextStep, pageIn, sizeWords, type Zoom } from './pageScale'

interface Props {
  open: OpenPdf
  src: string
  heading: string
  /** true: the heading takes the focus. */
  focused: boolean
}

/** The open document: its bar, its pages as small pictures where there is room, and one page. Which one stands in the address. */
export function PdfViewer({ open, src, heading, focused }: Props) {
  const t = useText()
  const count = open.doc.numPages
  const [params, change] = useAddressParams()
  const page = pageIn(params.get('page'), count)
  const [zoom, setZoom] = useState<Zoom>('first')
  const [scale, setScale] = useState(0)
  const wide = useMediaQuery('(min-width: 768px)')
  const turn = useCallback(
    (to: number) => {
      const next = Math.min(Math.max(1, to), count)
      change(
        (before) => {
          if (next === 1) before.delete('page')
          else before.set('page', String(next))
          return before
        },
        { replace: true },
      )
    },
    [change, count],
  )
  const onKeyDown = (event: PageKey) => {
    const to = event.target instanceof HTMLInputElement ? undefined : pageOfKey(event, page, count)
    if (to === undefined) return
    event.preventDefault()
    turn(to)
  }
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focused) title.current?.focus({ preventScroll: true })
  }, [focused])
  // Where nothing has the focus, keys mean the document, too.
  useEffect(() => {
    const onBody = (event: globalThis.KeyboardEvent) => event.target === document.body && onKeyDown(event)
    document.addEventListener('keydown', onBody)
    return () => document.removeEventListener('keydown', onBody)
  })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of what is in it; each has a button, too
    <div className="mq-pdf" onKeyDown={onKeyDown}>
      <div className="mq-pdf__bar">
        <h1 ref={title} tabIndex={-1}>
          {heading}
        </h1>
        <div className="mq-pdf__pages">
          <button type="button" disabled={page === 1} aria-label={t('pdfPrevious')} onClick={() => turn(page - 1)}>
            <Icon name="previous" />
          </button>
          <PageField page={page} count={count} onTurn={turn} />
          <button type="button" disabled={page === count} aria-label={t('pdfNext')} onClick={() => turn(page + 1)}>
            <Icon name="next" />
          </button>
        </div>
        <div className="mq-pdf__zoom">
          <button type="button" aria-label={t('pdfSmaller')} onClick={() => setZoom(nextStep(scale, -1))}>
            <Icon path="M5 12h14" />
          </button>
          <output>{t('percent', { number: Math.round(scale * 100) })}</output>
          <button type="button" aria-label={t('pdfLarger')} onClick={() => setZoom(nextStep(scale, 1))}>
            <Icon name="plus" />
          </button>
          <button
            type="button"
            aria-label={t('pdfFit')}
            title={t('pdfFit')}
            aria-pressed={zoom === 'fit'}
            onClick={() => setZoom(zoom === 'fit' ? 'first' : 'fit')}
          >
            <Icon path="M4 5v14M20 5v14M7 12h10M9.500 9.500 7 12l2.500 2.500M14.500 9.500 17 12l-2.500 2.500" />
          </button>
        </div>
        <div className="mq-pdf__take">
          <a href={src} target="_blank" rel="noopener noreferrer" className="mq-pdf__print">
            <Icon path="M7 9V4h10v5M7 18H4v-8h16v8h-3M7 14h10v6H7z" />
            <span>{t('pdfPrint')}</span>
          </a>
          <a href={src} download="">
            <Icon path="M12 4v11m-4.500-4L12 15.500 16.500 11M5 20h14" />
            <span>{open.size ? t('pdfDownloadSize', { size: sizeWords(open.size) }) : t('pdfDownload')}</span>
          </a>
        </div>
      </div>
      <p className="mq-vh" role="status">
        {t('pageOf', { number: page, count })}
      </p>
      {wide && count > 1 && <PdfThumbs open={open} page={page} onTurn={turn} />}
      <PdfSheet open={open} page={page} zoom={zoom} onScale={setScale} src={src} />
    </div>
  )
}

/** A pressed key, of React or of the browser. */
type PageKey = KeyboardEvent | globalThis.KeyboardEvent

/** Which page a key leads to. Where a page is wider than its room, the arrows scroll it. */
function pageOfKey(event: PageKey, page: number, count: number) {
  if (!isPlainKey(event)) return undefined
  const { key, target } = event
  const room = (target as Element).closest('.mq-pdf__room')
  const isWider = room !== null && room.scrollWidth > room.clientWidth
  if (key === 'PageDown' || (key === 'ArrowRight' && !isWider)) return page + 1
  if (key === 'PageUp' || (key === 'ArrowLeft' && !isWider)) return page - 1
  if (key === 'Home') return 1
  return key === 'End' ? count : undefined
}

/** The number of the page, which can be written over. */
function PageField({ page, count, onTurn }: { page: number; count: number; onTurn: (page: number) => void }) {
  const t = useText()
  const [text, setText] = useState(String(page))
  const [shown, setShown] = useState(page)
  if (shown !== page) {
    setShown(page)
    setText(String(page))
  }
  const go = () => {
    const to = pageIn(text, count, page)
    setText(String(to))
    if (to !== page) onTurn(to)
  }
  return (
    <form
      className="mq-pdf__number"
      onSubmit={(event) => {
        event.preventDefault()
        go()
      }}
    >
      <input
        value={text}
        inputMode="numeric"
        maxLength={6}
        aria-label={t('pdfPageNumber')}
        onChange={(event) => setText(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={go}
      />
      <span>{t('pdfOf', { count })}</span>
    </form>
  )
}
