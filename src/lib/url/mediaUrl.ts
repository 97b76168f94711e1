const MIN_IMAGE_WIDTH = 300
const MAX_IMAGE_WIDTH = 2400
const SRCSET_WIDTHS = [300, 450, 600, 900, 1200, 1680, 2400]

/**
 * SVG, data: and signed URLs are used as they are. Another parameter would break signatures of S3, Google Cloud, CloudFront,
 * Azure and Akamai, and other tokens.
 */
export const hasOneSize = (src: string): boolean => /\.svg$|^data:|[?&](.*signature|sig|hdn.+|.*token)=/i.test(src)

/**
 * URL of an image at a width (spec, section 9: 300 to 2400 CSS pixels, default 600).
 * @param width in device pixels
 */
export function imageUrl(src: string, width = 600): string {
  if (hasOneSize(src)) return src
  const clamped = Math.round(Math.min(MAX_IMAGE_WIDTH, Math.max(MIN_IMAGE_WIDTH, width || 600)))
  return `${src}${src.includes('?') ? '&' : '?'}width=${clamped}`
}

/**
 * `srcset` of an image for all pixel densities.
 * @param width maximum width on the page, in CSS pixels
 */
export function imageSrcSet(src: string, width: number): string | undefined {
  if (hasOneSize(src)) return undefined
  return SRCSET_WIDTHS.filter((_, i) => (SRCSET_WIDTHS[i - 1] ?? 0) < width * 2)
    .map((step) => `${imageUrl(src, step)} ${step}w`)
    .join(', ')
}

/** URL of an image for link previews, which are up to 1200 pixels wide */
export const linkPreviewImageUrl = (src: string): string => imageUrl(src, 1200)

/** Whether the extension is that of a video file (spec, section 7: banner images, detect video files) */
export const isVideoFile = (address: string | undefined): boolean =>
  /\.(?:mp4|m4v|webm|mov)(?:[?#]|$)/i.test(address ?? '')
