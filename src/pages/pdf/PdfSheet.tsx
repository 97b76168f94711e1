import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { withTimeout } from '../../lib/withTimeout'
import { useText } from '../../text/TextContext'
import { useNearViewport } from '../../ui/useNearViewport'
import type { OpenPdf } from './openPdf'
import { dotsPerPixel, scaleOf, type Zoom } from './pageScale'

interface Props {
  open: OpenPdf
  /** From 1. */
  page: number
  zoom: Zoom
  /** Told the scale that it is drawn at. */
  onScale: (scale: number) => void
  src: string
}

/** How long a page may take to be drawn, in milliseconds. */
const PATIENCE = 20_000

/** One page of a document: drawn, with its words over it, for hands that select and for those who listen. */
export function PdfSheet({ open, page, zoom, onScale, src }: Props) {
  const t = useText()
  const room = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const width = useWidth(room)
  const [problem, setProblem] = useState<{ page: number; key: 'pdfPageFailed' | 'pdfPicturesFailed' }>()
  useEffect(() => {
    if (width === undefined) return
    const drawing = draw(open, page, (size) => scaleOf(zoom, size, width))
    let isLeft = false
    drawing.done.then(
      ({ layers, scale, isComplete }) => {
        if (isLeft) return
        setProblem(isComplete ? undefined : { page, key: 'pdfPicturesFailed' })
        onScale(scale)
        sheet.current?.replaceChildren(...layers)
      },
      () => {
        if (isLeft) return
        sheet.current?.replaceChildren()
        setProblem({ page, key: 'pdfPageFailed' })
      },
    )
    return () => {
      isLeft = true
      drawing.cancel()
    }
  }, [open, page, zoom, width, onScale])
  // Another page begins at its top.
  useLayoutEffect(() => {
    room.current?.scrollTo(0, 0)
  }, [page])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <section ref={room} className="mq-pdf__room" tabIndex={0} aria-label={t('pageNumber', { number: page })}>
      <div ref={sheet} className="mq-pdf__sheet" />
      {problem?.page === page && (
        <div className="mq-pdf__broken" role="status">
          <p>{t(problem.key)}</p>
          <a href={src} download="">
            {t('pdfDownload')}
          </a>
        </div>
      )}
    </section>
  )
}

/** Draws a page aside, so that the one before stands until it is there. */
function draw({ pdf, doc }: OpenPdf, number: number, scaleFor: (size: { width: number; height: number }) => number) {
  const stop = new AbortController()
  const run = async () => {
    const page = await doc.getPage(number)
    const plain = page.getViewport({ scale: 1 })
    const scale = scaleFor(plain)
    const viewport = page.getViewport({ scale })
    const dots = dotsPerPixel(viewport, devicePixelRatio)
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.floor(viewport.width * dots))
    canvas.height = Math.max(1, Math.floor(viewport.height * dots))
    canvas.style.width = `${viewport.width}px`
    canvas.style.height = `${viewport.height}px`
    // Its words are beside it.
    canvas.setAttribute('aria-hidden', 'true')
    stop.signal.throwIfAborted()
    const task = page.render({ canvas, viewport, transform: [dots, 0, 0, dots, 0, 0] })
    stop.signal.addEventListener('abort', () => task.cancel())
    await task.promise
    const words = document.createElement('div')
    words.className = 'mq-pdf__words'
    words.style.setProperty('--total-scale-factor', String(scale))
    const layer = new pdf.TextLayer({ textContentSource: page.streamTextContent(), container: words, viewport })
    stop.signal.addEventListener('abort', () => layer.cancel())
    // Without its words a page is still a page.
    await layer.render().catch(() => {})
    return { layers: [canvas, words], scale, isComplete: hasAllPictures(page) }
  }
  const done = withTimeout(run(), PATIENCE)
  // What took too long goes on for nobody.
  done.catch(() => stop.abort())
  return { done, cancel: () => stop.abort() }
}

/** False when pdf.js could not decode a picture of a page that it has drawn: it leaves the place empty without an error. */
function hasAllPictures({ objs, commonObjs }: PDFPageProxy): boolean {
  return ![...objs, ...commonObjs].some(([, data]) => data === null)
}

/** The room that a page has, in CSS pixels; undefined before it is known. */
function useWidth(room: React.RefObject<HTMLElement | null>): number | undefined {
  const [width, setWidth] = useState<number>()
  useLayoutEffect(() => {
    const element = room.current
    if (!element) return
    const measure = () => {
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(element)
      const inner =
        element.clientWidth - (Number.parseFloat(paddingInlineStart) || 0) - (Number.parseFloat(paddingInlineEnd) || 0)
      setWidth(Math.max(100, Math.floor(inner)))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [room])
  return width
}

interface ThumbProps {
  open: OpenPdf
  page: number
}

/** How wide a small picture is, in CSS pixels. */
const THUMB = 120

/** A page as a small picture, drawn once it is near. */
export function PdfThumb({ open, page }: ThumbProps) {
  const holder = useRef<HTMLSpanElement>(null)
  const [ratio, setRatio] = useState(1.4)
  const isNear = useNearViewport(holder, false)
  useEffect(() => {
    if (!isNear) return
    const drawing = draw(open, page, ({ width, height }) => {
      setRatio(Math.min(4, height / Math.max(1, width)))
      return THUMB / Math.max(1, width)
    })
    drawing.done.then(
      ({ layers: [canvas] }) => canvas && holder.current?.replaceChildren(canvas),
      () => {},
    )
    return () => drawing.cancel()
  }, [open, page, isNear])
  return <span ref={holder} className="mq-pdf__thumb" style={{ '--ratio': ratio } as CSSProperties} />
}
