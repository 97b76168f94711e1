import { useEffect, useRef, useState } from 'react'
import { useText } from '../../text/TextContext'
import { Icon } from '../../ui/Icon'
import { formatFileSize, nextZoomStep, parsePageNumber, type Zoom } from './pageScale'

interface Props extends PagesProps, ZoomProps {
  heading: string
  focusHeading: boolean
  src: string
  /** File size in bytes, if known. */
  size: number | undefined
}

export function PdfToolbar({ heading, focusHeading, page, count, onTurn, zoom, scale, onZoom, src, size }: Props) {
  const t = useText()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focusHeading) title.current?.focus({ preventScroll: true })
  }, [focusHeading])
  return (
    <div className="mq-pdf__bar">
      <h1 ref={title} tabIndex={-1}>
        {heading}
      </h1>
      <PageControls page={page} count={count} onTurn={onTurn} />
      <ZoomControls zoom={zoom} scale={scale} onZoom={onZoom} />
      <div className="mq-pdf__take">
        <a href={src} target="_blank" rel="noopener noreferrer" className="mq-pdf__print">
          <Icon path="M7 9V4h10v5M7 18H4v-8h16v8h-3M7 14h10v6H7z" />
          <span>{t('pdfPrint')}</span>
        </a>
        <a href={src} download="">
          <Icon path="M12 4v11m-4.500-4L12 15.500 16.500 11M5 20h14" />
          <span>{size ? t('pdfDownloadSize', { size: formatFileSize(size) }) : t('pdfDownload')}</span>
        </a>
      </div>
    </div>
  )
}

interface PagesProps {
  page: number
  count: number
  onTurn: (page: number) => void
}

function PageControls({ page, count, onTurn }: PagesProps) {
  const t = useText()
  return (
    <div className="mq-pdf__pages">
      <button type="button" disabled={page === 1} aria-label={t('pdfPrevious')} onClick={() => onTurn(page - 1)}>
        <Icon name="previous" />
      </button>
      <PageField page={page} count={count} onTurn={onTurn} />
      <button type="button" disabled={page === count} aria-label={t('pdfNext')} onClick={() => onTurn(page + 1)}>
        <Icon name="next" />
      </button>
    </div>
  )
}

interface ZoomProps {
  zoom: Zoom
  scale: number
  onZoom: (zoom: Zoom) => void
}

function ZoomControls({ zoom, scale, onZoom }: ZoomProps) {
  const t = useText()
  return (
    <div className="mq-pdf__zoom">
      <button type="button" aria-label={t('pdfSmaller')} onClick={() => onZoom(nextZoomStep(scale, -1))}>
        <Icon path="M5 12h14" />
      </button>
      <output>{t('percent', { number: Math.round(scale * 100) })}</output>
      <button type="button" aria-label={t('pdfLarger')} onClick={() => onZoom(nextZoomStep(scale, 1))}>
        <Icon name="plus" />
      </button>
      <button
        type="button"
        aria-label={t('pdfFit')}
        title={t('pdfFit')}
        aria-pressed={zoom === 'fit'}
        onClick={() => onZoom(zoom === 'fit' ? 'initial' : 'fit')}
      >
        <Icon path="M4 5v14M20 5v14M7 12h10M9.500 9.500 7 12l2.500 2.500M14.500 9.500 17 12l-2.500 2.500" />
      </button>
    </div>
  )
}

function PageField({ page, count, onTurn }: PagesProps) {
  const t = useText()
  const [text, setText] = useState(String(page))
  const [previousPage, setPreviousPage] = useState(page)
  if (previousPage !== page) {
    setPreviousPage(page)
    setText(String(page))
  }
  const submit = () => {
    const next = parsePageNumber(text, count, page)
    setText(String(next))
    if (next !== page) onTurn(next)
  }
  return (
    <form
      className="mq-pdf__number"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <input
        value={text}
        inputMode="numeric"
        maxLength={6}
        aria-label={t('pdfPageNumber')}
        onChange={(event) => setText(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={submit}
      />
      <span>{t('pdfOf', { count })}</span>
    </form>
  )
}
