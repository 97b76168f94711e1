const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]'
/** What nobody can go to; past the bar nobody has to skip. */
const OUT = '[inert], [aria-hidden="true"], :disabled, .mq-skip'
/** Parts of a page that follow each other: none is passed over, however far to the side lies what it has. */
const PARTS = 'header, footer, [data-module], [data-view]'
/** A step to the side counts so much of one along the way. */
const ASIDE = 0.5
/** Neighbours may overlap by so many pixels: outlines, rounded parts of one. */
const OVERLAP = 4

export type Way = 'ArrowLeft' | 'ArrowUp' | 'ArrowRight' | 'ArrowDown'

/** What can take the focus within an element. */
export const focusables = (scope: ParentNode): HTMLElement[] =>
  [...scope.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (each) => each.tabIndex >= 0 && each.getClientRects().length > 0 && !each.closest(OUT),
  )

/**
 * What comes next in a direction: to the sides what stands in the same line of the same part; upwards and downwards first
 * what its part still has, then what the next part has.
 */
export function nearestOn(way: Way, from: HTMLElement, scope: HTMLElement): HTMLElement | undefined {
  const own = from.closest(PARTS)
  const start = from.getBoundingClientRect()
  const all = focusables(scope).filter((each) => each !== from)
  if (way === 'ArrowLeft' || way === 'ArrowRight') {
    const line = all.filter((each) => each.closest(PARTS) === own && overlap(start, each.getBoundingClientRect()))
    return least(line, (each) => gap(way, start, each.getBoundingClientRect()))
  }
  const ahead = all.filter((each) => Number.isFinite(gap(way, start, each.getBoundingClientRect())))
  const cost = (each: Element) => {
    const place = each.getBoundingClientRect()
    const aside = Math.max(0, place.left - start.right, start.left - place.right)
    // Of two that are as near, the one that stands more above or below.
    return gap(way, start, place) + ASIDE * aside + Math.abs(middle(place) - middle(start)) / 1000
  }
  const within = own && ahead.filter((each) => own.contains(each))
  if (within?.length) return least(within, cost)
  const first = least(ahead, (each) => gap(way, start, each.getBoundingClientRect()))
  const part = first?.closest(PARTS)
  return part
    ? least(
        ahead.filter((each) => part.contains(each)),
        cost,
      )
    : first
}

/** How far a place lies in a direction, in pixels; infinite: it does not lie there. */
function gap(way: Way, from: DOMRect, to: DOMRect): number {
  const far = {
    ArrowLeft: from.left - to.right,
    ArrowRight: to.left - from.right,
    ArrowUp: from.top - to.bottom,
    ArrowDown: to.top - from.bottom,
  }[way]
  return far >= -OVERLAP ? far : Number.POSITIVE_INFINITY
}

const middle = ({ left, right }: DOMRect) => (left + right) / 2

/** Whether two places stand beside each other. */
const overlap = (a: DOMRect, b: DOMRect) => a.top < b.bottom && b.top < a.bottom

function least(all: readonly HTMLElement[], cost: (each: HTMLElement) => number): HTMLElement | undefined {
  let best: HTMLElement | undefined
  let known = Number.POSITIVE_INFINITY
  for (const each of all) {
    const now = cost(each)
    if (now >= known) continue
    best = each
    known = now
  }
  return best
}
