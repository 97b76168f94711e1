interface Size {
  width: number
  height: number
}

/** How a picture lies in its frame: `x` and `y` are pixels from the middle. */
export interface View {
  /** fit: as large as the frame, never larger than it is. 1: each of its points is one of the screen. */
  size: 'fit' | number
  x: number
  y: number
}

/** The picture itself, and the frame that it lies in. */
export interface Sizes {
  own: Size
  room: Size
}

export const FIT: View = { size: 'fit', x: 0, y: 0 }

const LEAST = 0.05
const MOST = 8
const STEP = 1.5

const fitScale = ({ own, room }: Sizes) =>
  own.width > 0 && own.height > 0 && room.width > 0 ? Math.min(1, room.width / own.width, room.height / own.height) : 1

/** By how much a picture is drawn larger than it is. */
export const viewScale = ({ size }: View, sizes: Sizes): number => (size === 'fit' ? fitScale(sizes) : size)

/** One step larger or smaller; never smaller than it fits. The middle stays the middle. */
export function stepZoom(view: View, sizes: Sizes, by: 1 | -1): View {
  const before = viewScale(view, sizes)
  const least = Math.max(LEAST, fitScale(sizes))
  const next = Math.min(MOST, before * STEP ** by)
  if (next <= least) return FIT
  return { size: next, x: (view.x * next) / before, y: (view.y * next) / before }
}

/** Moves a picture, as far as there is something of it outside the frame. */
export function moveBy(view: View, sizes: Sizes, x: number, y: number): View {
  const scale = viewScale(view, sizes)
  const held = (at: number, own: number, room: number) => {
    const most = Math.max(0, (own * scale - room) / 2)
    return Math.min(most, Math.max(-most, at))
  }
  return {
    size: view.size,
    x: held(view.x + x, sizes.own.width, sizes.room.width),
    y: held(view.y + y, sizes.own.height, sizes.room.height),
  }
}
