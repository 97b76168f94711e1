/** The widths that an export has of each picture, in pixels. */
export const WIDTHS = [300, 600, 1200, 2400] as const

/** The width of pictures in link previews, in pixels: as they are shown at most. */
export const PREVIEW_WIDTH = 1200

const SIZED = /^(\/(?:site|media)\/[^?#]+\.(?:webp|png|jpe?g|avif))(?:\?[^#]*)?$/i
const PREVIEW = '.preview.jpg'

/** The picture behind an address that an export has sizes of; undefined: it is on another host, or a vector graphic. */
export const sizedPicture = (address: string): string | undefined => SIZED.exec(address)?.[1]

/** The address of a size: of the width that is wanted, or the next above it. */
export const sizeOf = (picture: string, width: number): string =>
  `${picture}.w${WIDTHS.find((each) => each >= width) ?? 2400}.webp`

/** The address of a picture for link previews: JPEG, as not all tools that show those read WebP. */
export const previewOf = (picture: string): string => picture + PREVIEW

/** The picture of such an address; undefined: it is another one. */
export const pictureOfPreview = (address: string): string | undefined =>
  address.endsWith(PREVIEW) ? sizedPicture(address.slice(0, -PREVIEW.length)) : undefined
