const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]'
/** Not focusable by arrow keys. The skip link is not needed with them. */
const EXCLUDED = '[inert], [aria-hidden="true"], :disabled, .mq-skip'
/** Sections of a page. Moving up or down never skips a section, even if its elements are far to the side. */
const SECTIONS = 'header, footer, [data-module], [data-view]'
/** Weight of the horizontal distance relative to the vertical one. */
const SIDE_WEIGHT = 0.5
/** Neighbours may overlap by this many pixels (outlines, rounding). */
const MAX_OVERLAP = 4

export type ArrowKey = 'ArrowLeft' | 'ArrowUp' | 'ArrowRight' | 'ArrowDown'

export const focusables = (scope: ParentNode): HTMLElement[] =>
  [...scope.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.tabIndex >= 0 && element.getClientRects().length > 0 && !element.closest(EXCLUDED),
  )

/**
 * The next element in a direction. Left and right stay in the same line of the same section. Up and down continue in the
 * same section, then in the next one.
 */
export function nextFocusable(key: ArrowKey, from: HTMLElement, scope: HTMLElement): HTMLElement | undefined {
  const section = from.closest(SECTIONS)
  const fromRect = from.getBoundingClientRect()
  const all = focusables(scope).filter((element) => element !== from)
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const line = all.filter(
      (element) => element.closest(SECTIONS) === section && isSameLine(fromRect, element.getBoundingClientRect()),
    )
    return cheapest(line, (element) => gap(key, fromRect, element.getBoundingClientRect()))
  }
  const ahead = all.filter((element) => Number.isFinite(gap(key, fromRect, element.getBoundingClientRect())))
  const cost = (element: Element) => {
    const rect = element.getBoundingClientRect()
    const sideDistance = Math.max(0, rect.left - fromRect.right, fromRect.left - rect.right)
    // Of two equally distant elements, prefer the one with the closer horizontal centre.
    return gap(key, fromRect, rect) + SIDE_WEIGHT * sideDistance + Math.abs(middle(rect) - middle(fromRect)) / 1000
  }
  const inSection = section && ahead.filter((element) => section.contains(element))
  if (inSection?.length) return cheapest(inSection, cost)
  const first = cheapest(ahead, (element) => gap(key, fromRect, element.getBoundingClientRect()))
  const nextSection = first?.closest(SECTIONS)
  return nextSection
    ? cheapest(
        ahead.filter((element) => nextSection.contains(element)),
        cost,
      )
    : first
}

/** Distance in the direction of a key, in pixels; infinite if it is not in that direction. */
function gap(key: ArrowKey, from: DOMRect, to: DOMRect): number {
  const distance = {
    ArrowLeft: from.left - to.right,
    ArrowRight: to.left - from.right,
    ArrowUp: from.top - to.bottom,
    ArrowDown: to.top - from.bottom,
  }[key]
  return distance >= -MAX_OVERLAP ? distance : Number.POSITIVE_INFINITY
}

const middle = ({ left, right }: DOMRect) => (left + right) / 2

/** Whether two rectangles overlap vertically. */
const isSameLine = (a: DOMRect, b: DOMRect) => a.top < b.bottom && b.top < a.bottom

function cheapest(all: readonly HTMLElement[], cost: (element: HTMLElement) => number): HTMLElement | undefined {
  let best: HTMLElement | undefined
  let lowestCost = Number.POSITIVE_INFINITY
  for (const element of all) {
    const currentCost = cost(element)
    if (currentCost >= lowestCost) continue
    best = element
    lowestCost = currentCost
  }
  return best
}
