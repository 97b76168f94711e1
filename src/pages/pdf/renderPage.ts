import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { withTimeout } from '../../lib/async/withTimeout'
import type { OpenedPdf } from './openPdf'
import { canvasPixelRatio } from './pageScale'

const RENDER_TIMEOUT_MS = 20_000

/** Renders a page off screen, so that the previous one stays visible meanwhile. */
export function renderPage(
  { pdf, doc }: OpenedPdf,
  number: number,
  scaleFor: (size: { width: number; height: number }) => number,
) {
  const controller = new AbortController()
  const render = async () => {
    const page = await doc.getPage(number)
    const unscaled = page.getViewport({ scale: 1 })
    const scale = scaleFor(unscaled)
    const viewport = page.getViewport({ scale })
    const pixelRatio = canvasPixelRatio(viewport, devicePixelRatio)
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.floor(viewport.width * pixelRatio))
    canvas.height = Math.max(1, Math.floor(viewport.height * pixelRatio))
    canvas.style.width = `${viewport.width}px`
    canvas.style.height = `${viewport.height}px`
    // Screen readers read the text layer instead.
    canvas.setAttribute('aria-hidden', 'true')
    controller.signal.throwIfAborted()
    const task = page.render({ canvas, viewport, transform: [pixelRatio, 0, 0, pixelRatio, 0, 0] })
    controller.signal.addEventListener('abort', () => task.cancel())
    await task.promise
    const textLayer = document.createElement('div')
    textLayer.className = 'mq-pdf__words'
    textLayer.style.setProperty('--total-scale-factor', String(scale))
    const layer = new pdf.TextLayer({ textContentSource: page.streamTextContent(), container: textLayer, viewport })
    controller.signal.addEventListener('abort', () => layer.cancel())
    // The page is useful without its text layer.
    await layer.render().catch(() => {})
    return { layers: [canvas, textLayer], scale, isComplete: hasAllImages(page) }
  }
  const done = withTimeout(render(), RENDER_TIMEOUT_MS)
  // Stops rendering after the timeout.
  done.catch(() => controller.abort())
  return { done, cancel: () => controller.abort() }
}

/** False if pdf.js could not decode an image: it leaves an empty area without an error. */
function hasAllImages({ objs, commonObjs }: PDFPageProxy): boolean {
  return ![...objs, ...commonObjs].some(([, data]) => data === null)
}
