/** How deep below `<main>` an opening may lie: page, module list, module. */
const DEPTH = 6

/**
 * Whether a page opens with a picture up to its upper edge: its first element, or the first within that, says
 * `data-opening="hero"` (or is the skeleton of one). Names for screen readers only do not count.
 */
export function beginsWithHero(main: Element | null | undefined): boolean {
  let element: Element | null | undefined = main
  for (let depth = 0; element && depth < DEPTH; depth++) {
    if (element instanceof HTMLElement && element.dataset.opening) return element.dataset.opening === 'hero'
    if (element.classList.contains('mq-bones--hero')) return true
    element = [...element.children].find((child) => !child.classList.contains('mq-vh'))
  }
  return false
}
