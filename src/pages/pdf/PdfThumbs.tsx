import { useEffect, useRef } from 'react'
import { useText } from '../../text/TextContext'
import type { OpenPdf } from './openPdf'
import { PdfThumb } from './PdfSheet'
import { thumbsAround } from './pageScale'

interface Props {
  open: OpenPdf
  page: number
  onTurn: (page: number) => void
}

/** The pages as small pictures; of a long document those around the one that is shown. */
export function PdfThumbs({ open, page, onTurn }: Props) {
  const t = useText()
  const list = useRef<HTMLElement>(null)
  // Follows the page that is shown.
  useEffect(() => {
    const box = list.current
    const current = box?.querySelector<HTMLElement>('[aria-current]')
    if (!box || !current) return
    const [top, bottom] = [current.offsetTop, current.offsetTop + current.offsetHeight]
    if (top < box.scrollTop || bottom > box.scrollTop + box.clientHeight)
      box.scrollTo({ top: top - box.clientHeight / 2 + current.offsetHeight / 2 })
  }, [page])
  return (
    <nav ref={list} className="mq-pdf__thumbs" aria-label={t('pdfPages')}>
      {thumbsAround(page, open.doc.numPages).map((number) => (
        <button
          key={number}
          type="button"
          aria-label={t('pageNumber', { number })}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => onTurn(number)}
        >
          <PdfThumb open={open} page={number} />
          <span aria-hidden="true">{number}</span>
        </button>
      ))}
    </nav>
  )
}
