import { useSyncExternalStore } from 'react'

/** Columns, or rows, from a width of the screen on, in CSS pixels, the widest first. */
export type ColumnSteps = readonly (readonly [from: number, columns: number])[]

/** How many columns a grid has at the present width of the screen. */
export function useColumns(steps: ColumnSteps): number {
  return useSyncExternalStore(subscribe, () => columnsAt(steps, window.innerWidth))
}

/** The columns of the first step that is not wider than `width`. */
export function columnsAt(steps: ColumnSteps, width: number): number {
  return steps.find(([from]) => width >= from)?.[1] ?? 1
}

function subscribe(listener: () => void) {
  addEventListener('resize', listener)
  return () => removeEventListener('resize', listener)
}
