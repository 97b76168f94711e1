import { useEffect, useRef } from 'react'
import { useText } from '../../text/TextContext'
import type { OpenedPdf } from './openPdf'
import { PdfThumbnail } from './PdfThumbnail'
import { thumbnailPages } from './pageScale'

interface Props {
  pdf: OpenedPdf
  page: number
  onTurn: (page: number) => void
}

/** Thumbnails of all pages, or of those around the current page in a long document. */
export function PdfThumbnails({ pdf, page, onTurn }: Props) {
  const t = useText()
  const list = useRef<HTMLElement>(null)
  // Keeps the current page visible.
  useEffect(() => {
    const container = list.current
    const current = container?.querySelector<HTMLElement>('[aria-current]')
    if (!container || !current) return
    const [top, bottom] = [current.offsetTop, current.offsetTop + current.offsetHeight]
    if (top < container.scrollTop || bottom > container.scrollTop + container.clientHeight)
      container.scrollTo({ top: top - container.clientHeight / 2 + current.offsetHeight / 2 })
  }, [page])
  return (
    <nav ref={list} className="mq-pdf__thumbs" aria-label={t('pdfPages')}>
      {thumbnailPages(page, pdf.doc.numPages).map((number) => (
        <button
          key={number}
          type="button"
          aria-label={t('pageNumber', { number })}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => onTurn(number)}
        >
          <PdfThumbnail pdf={pdf} page={number} />
          <span aria-hidden="true">{number}</span>
        </button>
      ))}
    </nav>
  )
}
