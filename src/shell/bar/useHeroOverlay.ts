import { type RefObject, useLayoutEffect } from 'react'
import { beginsWithHero } from './beginsWithHero'

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
