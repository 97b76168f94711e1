import { type RefObject, useLayoutEffect } from 'react'

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
    if (element.classList.contains('mq-skeleton--hero')) return true
    element = [...element.children].find((child) => !child.classList.contains('mq-vh'))
  }
  return false
}

/**
 * Keeps two marks on the top bar: `data-over` while the page begins with a hero (layout overlay only), and
 * `data-scrolled` once the page is scrolled. They are set on the element itself, before the picture that shows them is
 * painted: what a page begins with is known only when its modules are.
 */
export function useHeroOverlay(bar: RefObject<HTMLElement | null>, overlay: boolean): void {
  useLayoutEffect(() => {
    const element = bar.current
    const main = element?.parentElement?.querySelector('main')
    if (!element) return
    const look = () => element.toggleAttribute('data-over', overlay && beginsWithHero(main))
    const onScroll = () => element.toggleAttribute('data-scrolled', window.scrollY > 8)
    look()
    onScroll()
    const observer = new MutationObserver(look)
    if (overlay && main) observer.observe(main, { childList: true, subtree: true })
    addEventListener('scroll', onScroll, { passive: true })
    return () => {
      observer.disconnect()
      removeEventListener('scroll', onScroll)
    }
  }, [bar, overlay])
}
