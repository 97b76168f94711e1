import { hasOneSize, imageUrl } from '../../lib/url/mediaUrl'

/** A picture of a lightbox. */
export interface LightboxPicture {
  src: string
  /** What it shows, for people who do not see it. */
  alt: string
  /** In pixels, where they are known. */
  width?: number
  height?: number
  /** Below it: its name, and a line in soft. */
  caption?: string
  under?: string
}

/** Widths that a large picture is offered in (spec, section 9: at most 2400). */
const WIDTHS = [600, 900, 1200, 1680, 2400]
const MOST = 2400

/** What the slides of the lightbox are made of. A picture of a known size is not asked for larger than it is. */
export function slideOf({ src, alt, width, height }: LightboxPicture) {
  if (hasOneSize(src)) return { src, alt, width, height }
  const most = Math.min(width ?? MOST, MOST)
  const widths = WIDTHS.filter((step, at) => step <= most || (WIDTHS[at - 1] ?? 0) < most)
  const ratio = width && height ? height / width : 9 / 16
  return {
    src: imageUrl(src, most),
    alt,
    width,
    height,
    srcSet: widths.map((step) => ({ src: imageUrl(src, step), width: step, height: Math.round(step * ratio) })),
  }
}
