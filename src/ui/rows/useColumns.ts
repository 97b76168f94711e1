import { useSyncExternalStore } from 'react'

/** Number of columns (or rows) by minimum screen width in CSS pixels, widest first. */
export type CountsByWidth = readonly (readonly [minWidth: number, columns: number])[]

export function useColumns(steps: CountsByWidth): number {
  return useSyncExternalStore(subscribe, () => columnsAt(steps, window.innerWidth))
}

export function columnsAt(steps: CountsByWidth, width: number): number {
  return steps.find(([minWidth]) => width >= minWidth)?.[1] ?? 1
}

function subscribe(listener: () => void) {
  addEventListener('resize', listener)
  return () => removeEventListener('resize', listener)
}
