import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useText } from '../../text/TextContext'
import type { OpenedPdf } from './openPdf'
import { pageScale, type Zoom } from './pageScale'
import { renderPage } from './renderPage'

interface Props {
  pdf: OpenedPdf
  /** From 1. */
  page: number
  zoom: Zoom
  /** Called with the scale of the rendered page. */
  onScale: (scale: number) => void
  downloadUrl: string
}

/** A rendered page with a transparent text layer for selection and screen readers. */
export function PdfSheet({ pdf, page, zoom, onScale, downloadUrl }: Props) {
  const t = useText()
  const container = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const width = useWidth(container)
  const [problem, setProblem] = useState<{ page: number; key: 'pdfPageFailed' | 'pdfPicturesFailed' }>()
  useEffect(() => {
    if (width === undefined) return
    const rendering = renderPage(pdf, page, (size) => pageScale(zoom, size, width))
    let isCancelled = false
    rendering.done.then(
      ({ layers, scale, isComplete }) => {
        if (isCancelled) return
        setProblem(isComplete ? undefined : { page, key: 'pdfPicturesFailed' })
        onScale(scale)
        sheet.current?.replaceChildren(...layers)
      },
      () => {
        if (isCancelled) return
        sheet.current?.replaceChildren()
        setProblem({ page, key: 'pdfPageFailed' })
      },
    )
    return () => {
      isCancelled = true
      rendering.cancel()
    }
  }, [pdf, page, zoom, width, onScale])
  // A new page starts at its top.
  useLayoutEffect(() => {
    container.current?.scrollTo(0, 0)
  }, [page])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <section ref={container} className="mq-pdf__room" tabIndex={0} aria-label={t('pageNumber', { number: page })}>
      <div ref={sheet} className="mq-pdf__sheet" />
      {problem?.page === page && (
        <div className="mq-pdf__broken" role="status">
          <p>{t(problem.key)}</p>
          <a href={downloadUrl} download="">
            {t('pdfDownload')}
          </a>
        </div>
      )}
    </section>
  )
}

/** Width available for a page in CSS pixels; undefined before it is measured. */
function useWidth(container: React.RefObject<HTMLElement | null>): number | undefined {
  const [width, setWidth] = useState<number>()
  useLayoutEffect(() => {
    const element = container.current
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
  }, [container])
  return width
}
