interface Size {
  width: number
  height: number
}

/** Zoom and position of an image: `x` and `y` are offsets from the centre in pixels. */
export interface ImageZoom {
  /** fit: as large as the frame, but not enlarged. 1: actual size. */
  size: 'fit' | number
  x: number
  y: number
}

/** Natural size of the image, and size of its frame. */
export interface ImageAndFrameSizes {
  natural: Size
  frameSize: Size
}

export const FIT_ZOOM: ImageZoom = { size: 'fit', x: 0, y: 0 }

const MIN_SCALE = 0.05
const MAX_SCALE = 8
const ZOOM_STEP = 1.5

const fitScale = ({ natural, frameSize }: ImageAndFrameSizes) =>
  natural.width > 0 && natural.height > 0 && frameSize.width > 0
    ? Math.min(1, frameSize.width / natural.width, frameSize.height / natural.height)
    : 1

/** Scale of the image. */
export const imageScale = ({ size }: ImageZoom, sizes: ImageAndFrameSizes): number =>
  size === 'fit' ? fitScale(sizes) : size

/** Zooms by one step around the centre, not below the fitted size. */
export function stepZoom(view: ImageZoom, sizes: ImageAndFrameSizes, by: 1 | -1): ImageZoom {
  const before = imageScale(view, sizes)
  const minScale = Math.max(MIN_SCALE, fitScale(sizes))
  const next = Math.min(MAX_SCALE, before * ZOOM_STEP ** by)
  if (next <= minScale) return FIT_ZOOM
  return { size: next, x: (view.x * next) / before, y: (view.y * next) / before }
}

/** Pans an image within its bounds. */
export function panImage(view: ImageZoom, sizes: ImageAndFrameSizes, x: number, y: number): ImageZoom {
  const scale = imageScale(view, sizes)
  const clamp = (offset: number, natural: number, frameSize: number) => {
    const max = Math.max(0, (natural * scale - frameSize) / 2)
    return Math.min(max, Math.max(-max, offset))
  }
  return {
    size: view.size,
    x: clamp(view.x + x, sizes.natural.width, sizes.frameSize.width),
    y: clamp(view.y + y, sizes.natural.height, sizes.frameSize.height),
  }
}
