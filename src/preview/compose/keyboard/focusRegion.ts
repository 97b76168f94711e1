/** The regions of the window, in the order of F6. */
const REGION_SELECTORS = ['.mqp-header', '.mqp-compose__side', '.mqp-canvas', '.mqp-compose__details']
/** In the right panel the fields of its form, else its first element. */
const FIELD_SELECTOR = '.mqp-details__room :is(input, select, textarea)'
const FOCUSABLE_SELECTOR = '[aria-current], button:not(:disabled), input, select, textarea, a[href], summary'

/** Focuses the next region (1) or the previous one (-1). */
export function focusRegion(root: HTMLElement | null, step: 1 | -1): void {
  const regions = REGION_SELECTORS.flatMap((selector) => root?.querySelector<HTMLElement>(selector) ?? []).filter(
    isShown,
  )
  const at = regions.findIndex((each) => each.contains(document.activeElement))
  const next = regions.at(at < 0 && step < 0 ? -1 : (at + step) % regions.length)
  const inside = visibleElementsIn(next, FOCUSABLE_SELECTOR)
  const target =
    next?.tabIndex === 0
      ? next
      : (inside.find((each) => each.ariaCurrent) ?? visibleElementsIn(next, FIELD_SELECTOR)[0])
  ;(target ?? inside[0] ?? next)?.focus()
}

/** Moves the focus from an element that will be removed to the region around it, where shortcuts still work. */
export const focusRegionAround = (): void =>
  document.activeElement?.parentElement?.closest<HTMLElement>('[tabindex]')?.focus()

const visibleElementsIn = (region: HTMLElement | undefined, selector: string) =>
  [...(region?.querySelectorAll<HTMLElement>(selector) ?? [])].filter(isShown)

const isShown = (element: Element) => element.getClientRects().length > 0
