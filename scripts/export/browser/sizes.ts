/** Widths of exported pictures, in pixels. */
export const WIDTHS = [300, 600, 1200, 2400] as const

/** Width of link preview pictures, in pixels: the maximum display size. */
export const PREVIEW_WIDTH = 1200

const SIZED = /^(\/(?:site|media)\/[^?#]+\.(?:webp|png|jpe?g|avif))(?:\?[^#]*)?$/i
const PREVIEW = '.preview.jpg'

/** The path of a picture that has sizes; undefined for other hosts and vector graphics. */
export const sizedPicture = (address: string): string | undefined => SIZED.exec(address)?.[1]

/** URL of the smallest size that is at least as wide as requested. */
export const resizedPictureUrl = (picture: string, width: number): string =>
  `${picture}.w${WIDTHS.find((each) => each >= width) ?? 2400}.webp`

/** URL of the link preview picture. JPEG, because not all preview tools support WebP. */
export const previewOf = (picture: string): string => picture + PREVIEW

/** The picture of a link preview URL; undefined for other URLs. */
export const pictureOfPreview = (address: string): string | undefined =>
  address.endsWith(PREVIEW) ? sizedPicture(address.slice(0, -PREVIEW.length)) : undefined
