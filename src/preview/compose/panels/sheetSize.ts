/** Sizes of the sheet with the panels on phones, from the smallest. */
const SHEET_SIZES = ['closed', 'half', 'open'] as const
export type SheetSize = (typeof SHEET_SIZES)[number]

/** Height of the sheet as a part of the space below the header. */
export const SHEET_HEIGHTS: Record<SheetSize, number> = { closed: 0, half: 0.5, open: 0.9 }

/**
 * The size at which a dragged sheet stays.
 * @param height of the sheet when it is released, as a part of the available space
 */
export function nearestSize(height: number): SheetSize {
  const distance = (size: SheetSize) => Math.abs(SHEET_HEIGHTS[size] - height)
  return SHEET_SIZES.reduce((nearest, size) => (distance(size) < distance(nearest) ? size : nearest))
}

/** The next larger or smaller size; undefined at the end. */
export const sizeBeside = (size: SheetSize, step: 1 | -1): SheetSize | undefined =>
  SHEET_SIZES[SHEET_SIZES.indexOf(size) + step]
