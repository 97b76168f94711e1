/** Widths of exported pictures, in pixels. */
export const PICTURE_WIDTHS_PX = [300, 600, 1200, 2400] as const

/** Width of link preview pictures, in pixels: the maximum display size. */
export const PREVIEW_WIDTH_PX = 1200

const RESIZABLE_PICTURE = /^(\/(?:site|media)\/[^?#]+\.(?:webp|png|jpe?g|avif))(?:\?[^#]*)?$/i
const PREVIEW_EXTENSION = '.preview.jpg'

/** The path of a picture that has sizes; undefined for other hosts and vector graphics. */
export const resizablePicturePath = (address: string): string | undefined => RESIZABLE_PICTURE.exec(address)?.[1]

/** URL of the smallest size that is at least as wide as requested. */
export const resizedPictureUrl = (picturePath: string, width: number): string =>
  `${picturePath}.w${PICTURE_WIDTHS_PX.find((each) => each >= width) ?? 2400}.webp`

/** URL of the link preview picture. JPEG, because not all preview tools support WebP. */
export const previewUrlOf = (picturePath: string): string => picturePath + PREVIEW_EXTENSION

/** The picture of a link preview URL; undefined for other URLs. */
export const pictureOfPreview = (address: string): string | undefined =>
  address.endsWith(PREVIEW_EXTENSION) ? resizablePicturePath(address.slice(0, -PREVIEW_EXTENSION.length)) : undefined
