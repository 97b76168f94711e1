import { useEffect, useRef, useState } from 'react'
import { useNearViewport } from '../../ui/useNearViewport'
import type { OpenedPdf } from './openPdf'
import { renderPage } from './renderPage'

interface ThumbnailProps {
  pdf: OpenedPdf
  page: number
}

/** In CSS pixels. */
const THUMBNAIL_WIDTH = 120

/** A thumbnail that is rendered when it is near the viewport. */
export function PdfThumbnail({ pdf, page }: ThumbnailProps) {
  const thumbnail = useRef<HTMLSpanElement>(null)
  const [ratio, setRatio] = useState(1.4)
  const isNear = useNearViewport(thumbnail, false)
  useEffect(() => {
    if (!isNear) return
    const rendering = renderPage(pdf, page, ({ width, height }) => {
      setRatio(Math.min(4, height / Math.max(1, width)))
      return THUMBNAIL_WIDTH / Math.max(1, width)
    })
    rendering.done.then(
      ({ layers: [canvas] }) => canvas && thumbnail.current?.replaceChildren(canvas),
      () => {},
    )
    return () => rendering.cancel()
  }, [pdf, page, isNear])
  return <span ref={thumbnail} className="mq-pdf__thumb" style={{ '--ratio': ratio }} />
}
