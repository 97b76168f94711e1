/** How large a page is drawn at first: 1.5 CSS pixels for each point (spec part 2, section 9: PDF scale). */
const FIRST_SCALE = 1.5

const STEPS = [0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3]

/** A side of a page on the screen is never longer, in CSS pixels: a document may claim any size. */
const MOST_SIDE = 12_000

/** Dots of a canvas: more than this, and phones draw nothing at all. */
const MOST_DOTS = 16_000_000

/** How large pages are wished: a number of CSS pixels for each point, as wide as the room, or as it comes. */
export type Zoom = number | 'fit' | 'first'

interface Size {
  width: number
  height: number
}

/**
 * The scale that a page is drawn at. As it comes it is `FIRST_SCALE`, unless the room is narrower.
 * @param page in points
 * @param room its width in CSS pixels
 */
export function scaleOf(zoom: Zoom, page: Size, room: number): number {
  const fit = room / Math.max(1, page.width)
  const wished = zoom === 'fit' ? fit : zoom === 'first' ? Math.min(FIRST_SCALE, fit) : zoom
  const most = MOST_SIDE / Math.max(1, page.width, page.height)
  return Math.max(0.01, Math.min(wished, most))
}

/** The next larger (1) or smaller (-1) step; the same where there is none. */
export function nextStep(scale: number, way: 1 | -1): number {
  const beyond = STEPS.filter((step) => (way === 1 ? step > scale + 0.01 : step < scale - 0.01))
  return (way === 1 ? beyond[0] : beyond.at(-1)) ?? scale
}

/**
 * Dots of the canvas for each CSS pixel: those of the screen, but no more than a canvas can hold.
 * @param size of the page on the screen, in CSS pixels
 * @param ratio of the screen
 */
export const dotsPerPixel = ({ width, height }: Size, ratio: number): number =>
  Math.min(Math.max(1, ratio), Math.sqrt(MOST_DOTS / Math.max(1, width * height)))

/**
 * The page that is asked for, from 1.
 * @param text of the address or the field
 * @param otherwise where it is no number
 */
export function pageIn(text: string | null, count: number, otherwise = 1): number {
  const page = /^\s*\d{1,6}\s*$/.test(text ?? '') ? Number(text) : otherwise
  return Math.min(Math.max(1, page), Math.max(1, count))
}

/** Around how many pages there are small pictures: of a book only those nearby. */
const NEAR = 20

/** The pages that have a small picture, in order. */
export function thumbsAround(page: number, count: number): number[] {
  const first = Math.max(1, Math.min(page - NEAR, count - 2 * NEAR))
  const last = Math.min(count, Math.max(page + NEAR, 2 * NEAR + 1))
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
}

/** A size of a file in words, for example 3.1 MB. */
export function sizeWords(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  return bytes < 1e6 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`
}
