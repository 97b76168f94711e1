import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'
import type { Shown } from '../../site/react/useShownPage'
import { recallPosition, rememberPosition } from '../../ui/rows/positionMemory'
import { focusHeading } from './focusHeading'
import { keepReturning } from './keepReturning'

/** The first entry of every tab has the same key: its path tells one visit from another. */
const keyOf = ({ location }: Shown) => `page ${location.key} ${location.pathname}`

/** A link of a page: the selector of those of its module that lead to the same address, and which of them it is. */
interface Followed {
  alike: string
  at: number
}

/** How long the page has to stand still before its place is written down, in milliseconds. */
const STILL = 120

/**
 * What happens when a page appears: on Back the same place and focus, even when its content comes late; at an address
 * with a hash that place; else the top and the page's heading. A change of the query alone moves nothing.
 * @returns a ref for the element that holds the page
 */
export function usePageArrival(shown: Shown | undefined): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null)
  const way = useNavigationType()
  const before = useRef<Shown>(undefined)
  const focused = useRef(new Map<string, Followed>())
  const giveUp = useRef(() => {})
  const stopWaiting = useRef(() => {})

  useEffect(() => {
    history.scrollRestoration = 'manual'
    let timer: ReturnType<typeof setTimeout> | undefined
    const write = () => {
      clearTimeout(timer)
      timer = undefined
      if (before.current) rememberPosition(keyOf(before.current), window.scrollY)
    }
    const onScroll = () => {
      clearTimeout(timer)
      timer = setTimeout(write, STILL)
    }
    // Before a press on a link leads away; and before the tab goes.
    const onPress = () => timer && write()
    const onFocus = (event: FocusEvent) => {
      const link = (event.target as Element).closest<HTMLElement>('a[href]')
      if (!link || !before.current) return
      // A title may stand in several modules, and in one that comes late.
      const id = link.closest('[data-module]')?.id
      const alike = `${id ? `#${CSS.escape(id)} ` : ''}a[href="${CSS.escape(link.getAttribute('href') ?? '')}"]`
      const at = [...(main.current?.querySelectorAll(alike) ?? [])].indexOf(link)
      focused.current.set(keyOf(before.current), { alike, at: Math.max(0, at) })
    }
    addEventListener('scroll', onScroll, { passive: true })
    addEventListener('click', onPress, true)
    addEventListener('popstate', onPress, true)
    addEventListener('pagehide', onPress)
    addEventListener('focusin', onFocus)
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', onScroll)
      removeEventListener('click', onPress, true)
      removeEventListener('popstate', onPress, true)
      removeEventListener('pagehide', onPress)
      removeEventListener('focusin', onFocus)
    }
  }, [])

  useLayoutEffect(() => {
    if (!shown || before.current === shown) return
    const last = before.current?.location
    before.current = shown
    // Another visitor at the same address: sign-in and sign-out move nothing.
    if (last === shown.location) return
    giveUp.current()
    stopWaiting.current()
    const { hash, pathname } = shown.location
    const target = hash.length > 1 ? document.getElementById(decode(hash.slice(1))) : null
    if (last ? way === 'POP' : isReturn()) {
      const followed = focused.current.get(keyOf(shown))
      const focusAgain = () => {
        const link = followed && main.current?.querySelectorAll<HTMLElement>(followed.alike)[followed.at]
        link?.focus({ preventScroll: true })
        return link !== undefined
      }
      giveUp.current = keepReturning(recallPosition(keyOf(shown)) ?? 0, followed ? focusAgain : () => true)
      if (followed && main.current?.contains(document.activeElement)) return
    } else if (target) {
      target.scrollIntoView()
    } else if (last?.pathname === pathname) {
      // Another place of the history, seen from where the visitor stands.
      rememberPosition(keyOf(shown), window.scrollY)
      return
    } else if (last) {
      window.scrollTo(0, 0)
    }
    if (!last) return
    stopWaiting.current = focusHeading(main.current)
  }, [shown, way])

  return main
}

/** Whether this page was loaded by a reload, or by coming back from another site. */
function isReturn(): boolean {
  const [entry] = performance.getEntriesByType?.('navigation') ?? []
  return entry !== undefined && 'type' in entry && (entry.type === 'reload' || entry.type === 'back_forward')
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
