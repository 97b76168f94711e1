import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * How many items of a line fit into their box, from the front. Items that do not fit stay in the document, out of the
 * flow, so that they can be measured again when the box grows or the fonts arrive.
 * @param rest width that a "More" button needs where not all fit, in CSS pixels
 * @param always true: that button stands there in any case
 */
export function useFitting(box: RefObject<HTMLElement | null>, count: number, rest: number, always: boolean): number {
  const [fits, setFits] = useState(count)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other items are measured anew
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => {
      const gap = Number.parseFloat(getComputedStyle(element).columnGap) || 0
      const widths = [...element.querySelectorAll<HTMLElement>('[data-item]')].map((item) => item.offsetWidth)
      setFits(howManyFit(widths, element.clientWidth - (always ? gap + rest : 0), gap, always ? 0 : rest))
    }
    measure()
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure)
    for (const watched of [element, ...element.querySelectorAll('[data-item]')]) observer?.observe(watched)
    return () => observer?.disconnect()
  }, [box, rest, count, always])
  return Math.min(fits, count)
}

/** Pure part: widths of the items, the space, the gap between two, and the width that is kept where not all fit. */
export function howManyFit(widths: number[], space: number, gap: number, rest: number): number {
  const ends = widths.map((_, i) => widths.slice(0, i + 1).reduce((sum, width) => sum + width, gap * i))
  if ((ends.at(-1) ?? 0) <= space) return widths.length
  return ends.filter((end) => end + gap + rest <= space).length
}
