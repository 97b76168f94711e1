import { useSyncExternalStore } from 'react'

/** Number of columns (or rows) by minimum screen width in CSS pixels, widest first. */
export type CountsByWidth = readonly (readonly [minWidth: number, columns: number])[]

export function useColumns(steps: CountsByWidth): number {
  return useSyncExternalStore(subscribeToResize, () => columnsAtWidth(steps, window.innerWidth))
}

export function columnsAtWidth(steps: CountsByWidth, width: number): number {
  return steps.find(([minWidth]) => width >= minWidth)?.[1] ?? 1
}

function subscribeToResize(listener: () => void) {
  addEventListener('resize', listener)
  return () => removeEventListener('resize', listener)
}
