import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'
import type { Shown } from '../../site/react/useShownPage'
import { readScrollOffset, saveScrollOffset } from '../../ui/rows/scrollOffsets'
import { focusHeading } from './focusHeading'

/** The first entry of every tab has the same key: its path tells one visit from another. A reset's holds a token (threats S11). */
const keyOf = ({ location, resolved }: Shown) =>
  `page ${location.key} ${'kind' in resolved && resolved.kind === 'resetpassword' ? '' : location.pathname}`

/** A link of a page: the selector of those of its module that lead to the same address, and which of them it is. */
interface Followed {
  alike: string
  at: number
}

/** The module in the middle of the screen, and how far below the screen's upper edge it begins, in CSS pixels. */
interface Seen {
  id: string
  top: number
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
  const seen = useRef(new Map<string, Seen | undefined>())
  const giveUp = useRef(() => {})
  const stopWaiting = useRef(() => {})

  useEffect(() => {
    history.scrollRestoration = 'manual'
    let timer: ReturnType<typeof setTimeout> | undefined
    const write = () => {
      clearTimeout(timer)
      timer = undefined
      if (before.current) remember(keyOf(before.current), seen.current, main.current)
    }
    const onScroll = () => {
      clearTimeout(timer)
      timer = setTimeout(write, STILL)
    }
    // Before the tab goes, or the history leads away: perhaps while the visitor is still brought back to this place.
    const onLeave = () => timer && write()
    const onFocus = (event: FocusEvent) => {
      const link = (event.target as Element).closest<HTMLElement>('a[href]')
      if (!link || !before.current) return
      // A title may stand in several modules, and in one that comes late.
      const id = link.closest('[data-module]')?.id
      const alike = `${id ? `#${CSS.escape(id)} ` : ''}a[href="${CSS.escape(link.getAttribute('href') ?? '')}"]`
      const at = [...(main.current?.querySelectorAll(alike) ?? [])].indexOf(link)
      focused.current.set(keyOf(before.current), { alike, at: Math.max(0, at) })
    }
    const stop = new AbortController()
    const { signal } = stop
    addEventListener('scroll', onScroll, { passive: true, signal })
    // Before a press on a link leads away: a busy browser tells the scrolling before it only afterwards.
    addEventListener('click', write, { capture: true, signal })
    addEventListener('popstate', onLeave, { capture: true, signal })
    addEventListener('pagehide', onLeave, { signal })
    addEventListener('focusin', onFocus, { signal })
    return () => {
      clearTimeout(timer)
      stop.abort()
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
        return document.activeElement === link
      }
      const last = seen.current.get(keyOf(shown))
      const offset = readScrollOffset(keyOf(shown)) ?? 0
      // What was on its way then may be lower now, or not there at all: what was seen counts, not how far down it was.
      const placeNow = () => {
        const module = offset > 0 && last && document.getElementById(last.id)
        return module ? window.scrollY + module.getBoundingClientRect().top - last.top : offset
      }
      giveUp.current = keepReturning(placeNow, followed ? focusAgain : () => true)
      if (followed && main.current?.contains(document.activeElement)) return
    } else if (target) {
      target.scrollIntoView()
    } else if (last?.pathname === pathname) {
      // Another place of the history, seen from where the visitor stands.
      remember(keyOf(shown), seen.current, main.current)
      return
    } else if (last) {
      window.scrollTo(0, 0)
    }
    if (!last) return
    stopWaiting.current = focusHeading(main.current)
  }, [shown, way])

  return main
}

/** Writes down where a page stands, and what is seen of it. */
function remember(key: string, seen: Map<string, Seen | undefined>, main: Element | null): void {
  saveScrollOffset(key, window.scrollY)
  const modules = [...(main?.querySelectorAll('[data-module]') ?? [])]
  const module = modules.find((each) => each.getBoundingClientRect().bottom > window.innerHeight / 2)
  seen.set(key, module && { id: module.id, top: module.getBoundingClientRect().top })
}

/** Whether this page was loaded by a reload, or by coming back from another site. */
function isReturn(): boolean {
  const [entry] = performance.getEntriesByType?.('navigation') ?? []
  return /reload|back/.test((entry as PerformanceNavigationTiming | undefined)?.type ?? '')
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** How long a page may take to grow to where the visitor was, in milliseconds: as long as its content may take. */
const PATIENCE = 10_000

/** How long a page must hold what was reached, in milliseconds: a filter may put another list in the place of the first. */
const REST = 250

/**
 * Brings a visitor back to where a page was left. Its content may come late: the place is tried again whenever the page
 * grows, until it is reached, the visitor does something, or the patience ends.
 * @param place to scroll to, in CSS pixels, as the page stands
 * @param focus gives the focus back; answers whether it could
 * @returns gives up
 */
export function keepReturning(place: () => number, focus: () => boolean, page: Element = document.body): () => void {
  const stop = new AbortController()
  let focused = false
  let rest: ReturnType<typeof setTimeout> | undefined
  const attempt = () => {
    if (!focused || document.activeElement === document.body) focused = focus()
    const offset = place()
    if (Math.abs(window.scrollY - offset) > 1) window.scrollTo(0, offset)
    const reached = document.documentElement.scrollHeight - window.innerHeight >= offset - 1
    clearTimeout(rest)
    // What stands for something that is on its way is as high as may be: on a slow device it goes later than this.
    if (reached && focused) rest = setTimeout(isOnItsWay() ? attempt : end, REST)
  }
  const isOnItsWay = () =>
    [...page.querySelectorAll('.mq-skeleton')].some((each) => {
      const { top, bottom } = each.getBoundingClientRect()
      return bottom > -window.innerHeight && top < 2 * window.innerHeight
    })
  const end = () => {
    if (document.activeElement === document.body) focus()
    stop.abort()
  }
  attempt()
  const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(attempt)
  observer?.observe(page)
  const timer = setTimeout(() => stop.abort(), PATIENCE)
  stop.signal.addEventListener('abort', () => {
    observer?.disconnect()
    clearTimeout(timer)
    clearTimeout(rest)
  })
  for (const act of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(act, () => stop.abort(), { passive: true, signal: stop.signal })
  return () => stop.abort()
}
