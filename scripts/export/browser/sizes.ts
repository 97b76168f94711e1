/** The widths that an export has of each picture, in pixels. */
export const WIDTHS = [300, 600, 1200, 2400] as const

const SIZED = /^(\/(?:site|media)\/[^?#]+\.(?:webp|png|jpe?g|avif))(?:\?[^#]*)?$/i

/** The picture behind an address that an export has sizes of; undefined: it is elsewhere, or drawn in lines. */
export const sizedPicture = (address: string): string | undefined => SIZED.exec(address)?.[1]

/** The address of a size: of the width that is wanted, or the next above it. */
export const sizeOf = (picture: string, width: number): string =>
  `${picture}.w${WIDTHS.find((each) => each >= width) ?? 2400}.webp`
