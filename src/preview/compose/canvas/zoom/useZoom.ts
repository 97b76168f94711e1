import { useState } from 'react'
import { createStorage } from '../../../../lib/browser/storage'
import { useFit } from '../../../frame/useFit'
import { parseZoom, type Zoom } from './zoom'

const ZOOM_KEY = 'marquee.compose-zoom'
const storage = createStorage('localStorage')

/**
 * The scale of the page in the canvas. This browser remembers the chosen zoom.
 * @param width of the page in CSS pixels
 */
export function useZoom(width: number) {
  const { box, scale: fitting } = useFit(width)
  const [zoom, setZoom] = useState(() => parseZoom(storage.get(ZOOM_KEY)))
  return {
    /** Measures the width of the canvas. */
    box,
    zoom,
    scale: zoom === 'fit' ? fitting : zoom,
    setZoom(next: Zoom) {
      storage.set(ZOOM_KEY, String(next))
      setZoom(next)
    },
  }
}
