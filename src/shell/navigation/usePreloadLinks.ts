import { useEffect } from 'react'
import { quietly } from '../../lib/quietly'
import { rememberPlace } from '../../page/placeBefore'
import { asDialog } from '../../site/plan/modals'
import { useRuntime } from '../../site/react/RuntimeContext'
import type { Runtime } from '../../site/runtime'

/** What shows that a visitor may be about to follow a link. */
const INTENT = ['pointerover', 'focusin', 'touchstart']

/** A link that is only passed by, for example while the page scrolls below the mouse, is left in less time, in milliseconds. */
const REST = 80

/**
 * Fetches the code of the page that a visitor is about to open, so that only its data is left to wait for; and notes the
 * name of the one that is left, for the way back.
 */
export function usePreloadLinks(): void {
  const runtime = useRuntime()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const rest = (target: EventTarget | null, delay: number) => {
      clearTimeout(timer)
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
      if (!link || link.origin !== location.origin || link.target) return
      timer = setTimeout(() => quietly(() => preloadPage(runtime, link)), delay)
    }
    const hint = ({ target, type }: Event) => rest(target, type === 'touchstart' ? 0 : REST)
    // This code comes after the page: the mouse may rest on a link since before.
    rest(document.querySelector('a[href]:hover'), REST)
    // A press puts the focus on the link, too; what it opens asks for itself, and what is asked for later comes twice.
    const pressed = () => {
      clearTimeout(timer)
      rememberPlace(document.querySelector('main h1')?.textContent?.trim() ?? '')
    }
    for (const act of INTENT) addEventListener(act, hint, { passive: true, capture: true })
    addEventListener('click', pressed, true)
    return () => {
      clearTimeout(timer)
      removeEventListener('click', pressed, true)
      for (const act of INTENT) removeEventListener(act, hint, { capture: true })
    }
  }, [runtime])
}

/** The code of the page of an address, or of its dialog. Nothing is told when it does not come: it is asked for again. */
function preloadPage(
  runtime: Runtime,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
): void {
  const resolved = runtime.resolve({ pathname, search, hash })
  if (resolved.type !== 'page') return
  const dialog = asDialog(runtime, resolved)
  const code = dialog ? [dialog.modal.load(), import('./RouteDialog')] : [runtime.page(resolved.kind).load()]
  for (const loading of [...code, runtime.registry.kinds.get(resolved.kind)?.preload?.(runtime, resolved)])
    loading?.catch(() => {})
}
