import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'
import type { Shown } from '../site/useShownPage'
import { recallPosition, rememberPosition } from '../ui/positionMemory'

const keyOf = (shown: Shown) => `page ${shown.location.key}`

/**
 * What happens when a page appears: on Back the same place and focus, else the top and the page's heading.
 * @returns a ref for the element that holds the page
 */
export function usePageArrival(shown: Shown | undefined): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null)
  const way = useNavigationType()
  const before = useRef<Shown>(undefined)
  const focused = useRef(new Map<string, string>())

  useEffect(() => {
    history.scrollRestoration = 'manual'
    let frame = 0
    const onScroll = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0
        if (before.current) rememberPosition(keyOf(before.current), window.scrollY)
      })
    }
    const onFocus = (event: FocusEvent) => {
      const link = (event.target as Element).closest('a[href]')
      if (link && before.current) focused.current.set(keyOf(before.current), link.getAttribute('href') ?? '')
    }
    addEventListener('scroll', onScroll, { passive: true })
    addEventListener('focusin', onFocus)
    return () => {
      removeEventListener('scroll', onScroll)
      removeEventListener('focusin', onFocus)
      cancelAnimationFrame(frame)
    }
  }, [])

  useLayoutEffect(() => {
    const first = before.current === undefined
    const samePath = before.current?.location.pathname === shown?.location.pathname
    if (!shown || before.current === shown) return
    before.current = shown
    if (first) return void window.scrollTo(0, recallPosition(keyOf(shown)) ?? 0)
    if (way === 'POP') {
      window.scrollTo(0, recallPosition(keyOf(shown)) ?? 0)
      const href = focused.current.get(keyOf(shown))
      const link = href && main.current?.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`)
      if (link) return link.focus({ preventScroll: true })
    } else if (samePath) {
      return
    } else {
      window.scrollTo(0, 0)
    }
    const heading = main.current?.querySelector<HTMLElement>('h1[tabindex]') ?? main.current
    heading?.focus({ preventScroll: true })
  }, [shown, way])

  return main
}
