/**
 * The item of a grid that a key moves to, in reading order.
 * @param page number of rows in view
 * @returns undefined: the key moves nothing
 */
export function gridMove(key: string, index: number, count: number, columns: number, page: number): number | undefined {
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
    PageUp: -columns * page,
    PageDown: columns * page,
    Home: -index,
    End: count - 1 - index,
  }
  const step = steps[key]
  if (step === undefined || count === 0) return undefined
  const next = index + step
  // Arrow keys stay in their column, except that the last row may be shorter.
  if (next < 0) return key === 'PageUp' ? index % columns : index
  if (next < count) return next
  const isInLastRow = Math.floor(index / columns) === Math.floor((count - 1) / columns)
  return isInLastRow ? index : count - 1
}
