import { type KeyboardEvent, useCallback, useEffect, useState } from 'react'
import { closestTo } from '../../lib/browser/closestTo'
import { isPlainKey } from '../../lib/browser/keys'
import { useAddressParams } from '../../site/react/useAddressParams'
import { useText } from '../../text/TextContext'
import { useMediaQuery } from '../../ui/useMediaQuery'
import type { OpenedPdf } from './openPdf'
import { PdfSheet } from './PdfSheet'
import { PdfThumbnails } from './PdfThumbnails'
import { PdfToolbar } from './PdfToolbar'
import { parsePageNumber, type Zoom } from './pageScale'

interface Props {
  open: OpenedPdf
  src: string
  heading: string
  focusHeading: boolean
}

/** Toolbar, thumbnails on wide screens and one page. The address has the page number. */
export function PdfViewer({ open, src, heading, focusHeading }: Props) {
  const t = useText()
  const count = open.doc.numPages
  const [params, change] = useAddressParams()
  const page = parsePageNumber(params.get('page'), count)
  const [zoom, setZoom] = useState<Zoom>('initial')
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
  const onKeyDown = (event: KeyPress) => {
    const to = event.target instanceof HTMLInputElement ? undefined : pageForKey(event, page, count)
    if (to === undefined) return
    event.preventDefault()
    turn(to)
  }
  // Keys also work while nothing has the focus.
  useEffect(() => {
    const onBody = (event: globalThis.KeyboardEvent) => event.target === document.body && onKeyDown(event)
    document.addEventListener('keydown', onBody)
    return () => document.removeEventListener('keydown', onBody)
  })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles keys of its children; each key has a button, too
    <div className="mq-pdf" onKeyDown={onKeyDown}>
      <PdfToolbar
        heading={heading}
        focusHeading={focusHeading}
        page={page}
        count={count}
        onTurn={turn}
        zoom={zoom}
        scale={scale}
        onZoom={setZoom}
        src={src}
        size={open.size}
      />
      <p className="mq-vh" role="status">
        {t('pageOf', { number: page, count })}
      </p>
      {wide && count > 1 && <PdfThumbnails pdf={open} page={page} onTurn={turn} />}
      <PdfSheet pdf={open} page={page} zoom={zoom} onScale={setScale} downloadUrl={src} />
    </div>
  )
}

type KeyPress = KeyboardEvent | globalThis.KeyboardEvent

/** Page after a key press. If a page is wider than its container, the arrow keys scroll it instead. */
function pageForKey(event: KeyPress, page: number, count: number) {
  if (!isPlainKey(event)) return undefined
  const { key } = event
  const container = closestTo(event, '.mq-pdf__room')
  const isWider = container !== null && container.scrollWidth > container.clientWidth
  if (key === 'PageDown' || (key === 'ArrowRight' && !isWider)) return page + 1
  if (key === 'PageUp' || (key === 'ArrowLeft' && !isWider)) return page - 1
  if (key === 'Home') return 1
  return key === 'End' ? count : undefined
}
