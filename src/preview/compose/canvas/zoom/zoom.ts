/** The scale of the page; fit: it fits into the canvas, at most in its true size. */
export type Zoom = 'fit' | number

const STEPS = [0.25, 0.4, 0.6, 0.8, 1] as const

export const percentOf = (scale: number): number => Math.round(scale * 100)

/** The next larger (1) or smaller (-1) zoom; undefined at the end. Zooms that look the same are the same. */
export function nextZoom(scale: number, step: 1 | -1): number | undefined {
  const differs = (each: number) => (percentOf(each) - percentOf(scale)) * step > 0
  return step > 0 ? STEPS.find(differs) : STEPS.findLast(differs)
}

/** @param stored in the browser */
export const parseZoom = (stored: string | null | undefined): Zoom =>
  STEPS.find((each) => String(each) === stored) ?? 'fit'
