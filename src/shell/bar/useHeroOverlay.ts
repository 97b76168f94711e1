import { type RefObject, useLayoutEffect } from 'react'

/** Maximum depth of the hero below `<main>`: page, module list, module. */
const MAX_HERO_DEPTH = 6

/**
 * Whether a page starts with a full-bleed image: its first element, or the first one in that, has `data-opening="hero"`
 * or is the skeleton of a hero. Ignores elements for screen readers only.
 */
export function startsWithHero(main: Element | null | undefined): boolean {
  let element: Element | null | undefined = main
  for (let depth = 0; element && depth < MAX_HERO_DEPTH; depth++) {
    if (element instanceof HTMLElement && element.dataset.opening) return element.dataset.opening === 'hero'
    if (element.classList.contains('mq-skeleton--hero')) return true
    element = [...element.children].find((child) => !child.classList.contains('mq-vh'))
  }
  return false
}

/**
 * Sets two attributes of the top bar: `data-over` while the page starts with a hero (layout overlay only), and
 * `data-scrolled` while the page is scrolled. A MutationObserver sets them on the element before the hero is painted,
 * because the first module of a page is known only when its modules have loaded.
 */
export function useHeroOverlay(bar: RefObject<HTMLElement | null>, overlay: boolean): void {
  useLayoutEffect(() => {
    const element = bar.current
    const main = element?.parentElement?.querySelector('main')
    if (!element) return
    const updateOverlay = () => element.toggleAttribute('data-over', overlay && startsWithHero(main))
    const onScroll = () => element.toggleAttribute('data-scrolled', window.scrollY > 8)
    updateOverlay()
    onScroll()
    const observer = new MutationObserver(updateOverlay)
    if (overlay && main) observer.observe(main, { childList: true, subtree: true })
    addEventListener('scroll', onScroll, { passive: true })
    return () => {
      observer.disconnect()
      removeEventListener('scroll', onScroll)
    }
  }, [bar, overlay])
}
