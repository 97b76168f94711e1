import { type RefObject, startTransition, useEffect, useState } from 'react'

/** Items rendered at first. Divisible by all usual numbers of columns, so that no row is incomplete. */
export const INITIAL_COUNT = 60

/**
 * How many items of a long list to render: more whenever the placeholder of the remaining items is within a screen height
 * of the viewport. So a list of 10,000 cards costs no more than the part that the visitor scrolls to.
 * @param step items that are added at a time
 * @param rest placeholder as tall as the items that are not rendered, so that the page keeps its height
 */
export function useRenderedCount(total: number, step: number, rest: RefObject<Element | null>): number {
  const [count, setCount] = useState(INITIAL_COUNT)
  useEffect(() => {
    const element = rest.current
    if (!element || count >= total) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        const { top, height } = entry.boundingClientRect
        const more = itemsToCover(window.innerHeight * 2 - top, height / (total - count), step)
        // A transition, so that rendering does not block scrolling.
        startTransition(() => setCount(count + more))
      },
      { rootMargin: '100% 0px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [count, total, step, rest])
  return Math.min(count, total)
}

/**
 * The number of items, in whole steps, that cover a distance. After a jump far down they are rendered together.
 * @param itemHeight in CSS pixels
 */
export function itemsToCover(distance: number, itemHeight: number, step: number): number {
  const items = itemHeight > 0 ? distance / itemHeight : 0
  return Math.max(1, Math.ceil(items / step)) * step
}
