/** The regions of the window, in the order of F6. */
const REGIONS = ['.mqp-header', '.mqp-compose__side', '.mqp-canvas', '.mqp-compose__details']
const FOCUSABLE = '[aria-current], button:not(:disabled), input, select, textarea, a[href], summary'

/** Focuses the next region (1) or the previous one (-1). */
export function focusRegion(root: HTMLElement | null, step: 1 | -1): void {
  const regions = REGIONS.flatMap((selector) => root?.querySelector<HTMLElement>(selector) ?? []).filter(isShown)
  const at = regions.findIndex((each) => each.contains(document.activeElement))
  const next = regions.at((at < 0 && step < 0 ? 0 : at + step) % regions.length)
  const inside = [...(next?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])].filter(isShown)
  const target = next?.tabIndex === 0 ? next : (inside.find((each) => each.ariaCurrent) ?? inside[0] ?? next)
  target?.focus()
}

const isShown = (element: Element) => element.getClientRects().length > 0
