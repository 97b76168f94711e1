/** Initial scale: 1.5 CSS pixels per point (spec part 2, section 9: PDF scale). */
const INITIAL_SCALE = 1.5

const ZOOM_STEPS = [0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3]

/** In CSS pixels: a document may claim any page size. */
const MAX_PAGE_SIDE = 12_000

/** Phones render nothing on a larger canvas. */
const MAX_CANVAS_PIXELS = 16_000_000

/** CSS pixels per point, "fit" for the available width, or "initial" for the initial scale. */
export type Zoom = number | 'fit' | 'initial'

interface Size {
  width: number
  height: number
}

/**
 * Scale of a page. "initial" is `INITIAL_SCALE`, unless the available width is smaller.
 * @param page size in points
 * @param availableWidth width in CSS pixels
 */
export function pageScale(zoom: Zoom, page: Size, availableWidth: number): number {
  const fit = availableWidth / Math.max(1, page.width)
  const requested = zoom === 'fit' ? fit : zoom === 'initial' ? Math.min(INITIAL_SCALE, fit) : zoom
  const maxScale = MAX_PAGE_SIDE / Math.max(1, page.width, page.height)
  return Math.max(0.01, Math.min(requested, maxScale))
}

/** The next larger (1) or smaller (-1) step, or the same at the end. */
export function nextZoomStep(scale: number, direction: 1 | -1): number {
  const candidates = ZOOM_STEPS.filter((step) => (direction === 1 ? step > scale + 0.01 : step < scale - 0.01))
  return (direction === 1 ? candidates[0] : candidates.at(-1)) ?? scale
}

/**
 * Canvas pixels per CSS pixel: the ratio of the screen, limited by the maximum canvas size.
 * @param size size of the page in CSS pixels
 * @param ratio `devicePixelRatio`
 */
export const canvasPixelRatio = ({ width, height }: Size, ratio: number): number =>
  Math.min(Math.max(1, ratio), Math.sqrt(MAX_CANVAS_PIXELS / Math.max(1, width * height)))

/**
 * Page number from the address or the field, within the document.
 * @param fallback for anything that is not a number
 */
export function parsePageNumber(text: string | null, count: number, fallback = 1): number {
  const page = /^\s*\d{1,6}\s*$/.test(text ?? '') ? Number(text) : fallback
  return Math.min(Math.max(1, page), Math.max(1, count))
}

/** Maximum number of thumbnails on each side of the current page. */
const MAX_NEIGHBOURS = 20

export function thumbnailPages(page: number, count: number): number[] {
  const first = Math.max(1, Math.min(page - MAX_NEIGHBOURS, count - 2 * MAX_NEIGHBOURS))
  const last = Math.min(count, Math.max(page + MAX_NEIGHBOURS, 2 * MAX_NEIGHBOURS + 1))
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

/** For example "3.1 MB". */
export function formatFileSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  return bytes < 1e6 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`
}
