const FOCUSABLE_SELECTOR = 'a[href], button, input, select, textarea, summary, [tabindex]'
/** Not focusable by arrow keys. The skip link is not needed with them. */
const EXCLUDED_SELECTOR = '[inert], [aria-hidden="true"], :disabled, .mq-skip'
/** Sections of a page. Moving up or down never skips a section, even if its elements are far to the side. */
const SECTION_SELECTOR = 'header, footer, [data-module], [data-view]'
/** Weight of the horizontal distance relative to the vertical one. */
const SIDE_WEIGHT = 0.5
/** Neighbours may overlap by this many pixels (outlines, rounding). */
const MAX_OVERLAP_PX = 4

export type ArrowKey = 'ArrowLeft' | 'ArrowUp' | 'ArrowRight' | 'ArrowDown'

export const focusables = (scope: ParentNode): HTMLElement[] =>
  [...scope.querySelectorAll<HTMLElement>(FOCUSABLE_SELECTOR)].filter(
    (element) => element.tabIndex >= 0 && element.getClientRects().length > 0 && !element.closest(EXCLUDED_SELECTOR),
  )

/**
 * The next element in a direction. Left and right stay in the same line of the same section. Up and down continue in the
 * same section, then in the next one.
 */
export function nextFocusable(key: ArrowKey, from: HTMLElement, scope: HTMLElement): HTMLElement | undefined {
  const section = from.closest(SECTION_SELECTOR)
  const fromRect = from.getBoundingClientRect()
  const all = focusables(scope).filter((element) => element !== from)
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const line = all.filter(
      (element) =>
        element.closest(SECTION_SELECTOR) === section && isSameLine(fromRect, element.getBoundingClientRect()),
    )
    return elementWithLowestCost(line, (element) => distanceInDirection(key, fromRect, element.getBoundingClientRect()))
  }
  const ahead = all.filter((element) =>
    Number.isFinite(distanceInDirection(key, fromRect, element.getBoundingClientRect())),
  )
  const cost = (element: Element) => {
    const rect = element.getBoundingClientRect()
    const sideDistance = Math.max(0, rect.left - fromRect.right, fromRect.left - rect.right)
    // Of two equally distant elements, prefer the one with the closer horizontal centre.
    return (
      distanceInDirection(key, fromRect, rect) +
      SIDE_WEIGHT * sideDistance +
      Math.abs(horizontalCentre(rect) - horizontalCentre(fromRect)) / 1000
    )
  }
  const inSection = section && ahead.filter((element) => section.contains(element))
  if (inSection?.length) return elementWithLowestCost(inSection, cost)
  const first = elementWithLowestCost(ahead, (element) =>
    distanceInDirection(key, fromRect, element.getBoundingClientRect()),
  )
  const nextSection = first?.closest(SECTION_SELECTOR)
  return nextSection
    ? elementWithLowestCost(
        ahead.filter((element) => nextSection.contains(element)),
        cost,
      )
    : first
}

/** Distance in the direction of a key, in pixels; infinite if it is not in that direction. */
function distanceInDirection(key: ArrowKey, from: DOMRect, to: DOMRect): number {
  const distance = {
    ArrowLeft: from.left - to.right,
    ArrowRight: to.left - from.right,
    ArrowUp: from.top - to.bottom,
    ArrowDown: to.top - from.bottom,
  }[key]
  return distance >= -MAX_OVERLAP_PX ? distance : Number.POSITIVE_INFINITY
}

const horizontalCentre = ({ left, right }: DOMRect) => (left + right) / 2

/** Whether two rectangles overlap vertically. */
const isSameLine = (a: DOMRect, b: DOMRect) => a.top < b.bottom && b.top < a.bottom

function elementWithLowestCost(
  all: readonly HTMLElement[],
  cost: (element: HTMLElement) => number,
): HTMLElement | undefined {
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
