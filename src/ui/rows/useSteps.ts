import { type RefObject, startTransition, useEffect, useState } from 'react'

/** Rendered at first. Divides by every usual number of columns, so that no row is half full. */
export const FIRST = 60

/**
 * How many of a long list are to be rendered: the first step at once, more as what stands for the rest comes within a
 * screen's height of what is seen. 10,000 cards cost no more than those that somebody looks at.
 * @param step rendered at a time after the first ones
 * @param rest an element as tall as what is not rendered, so that the page keeps its height
 */
export function useSteps(total: number, step: number, rest: RefObject<Element | null>): number {
  const [count, setCount] = useState(FIRST)
  useEffect(() => {
    const element = rest.current
    if (!element || count >= total) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        const { top, height } = entry.boundingClientRect
        const more = stepsFor(window.innerHeight * 2 - top, height / (total - count), step)
        // Not in one go: the hand that scrolls goes before.
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
 * Items in whole steps that cover a distance: after a jump far down they come at once, not one step after the other.
 * @param each height that one item adds, in CSS pixels
 */
export function stepsFor(distance: number, each: number, step: number): number {
  const items = each > 0 ? distance / each : 0
  return Math.max(1, Math.ceil(items / step)) * step
}
