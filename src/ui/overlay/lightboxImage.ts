import { hasOneSize, imageUrl } from '../../lib/url/mediaUrl'

export interface LightboxImage {
  src: string
  /** Alternative text. */
  alt: string
  /** In pixels, if known. */
  width?: number
  height?: number
  /** Shown below the image; `under` in a softer colour. */
  caption?: string
  under?: string
}

/** Candidate widths of the source set, in pixels (spec, section 9: at most 2400). */
const SLIDE_WIDTHS = [600, 900, 1200, 1680, 2400]
const MAX_SLIDE_WIDTH = 2400

/** A slide of yet-another-react-lightbox. An image of known size is not requested larger than it is. */
export function toSlide({ src, alt, width, height }: LightboxImage) {
  if (hasOneSize(src)) return { src, alt, width, height }
  const maxWidth = Math.min(width ?? MAX_SLIDE_WIDTH, MAX_SLIDE_WIDTH)
  const widths = SLIDE_WIDTHS.filter(
    (candidate, index) => candidate <= maxWidth || (SLIDE_WIDTHS[index - 1] ?? 0) < maxWidth,
  )
  const ratio = width && height ? height / width : 9 / 16
  return {
    src: imageUrl(src, maxWidth),
    alt,
    width,
    height,
    srcSet: widths.map((candidate) => ({
      src: imageUrl(src, candidate),
      width: candidate,
      height: Math.round(candidate * ratio),
    })),
  }
}
