import { useEffect } from 'react'
import { prefetchQuietly } from '../../lib/async/prefetchQuietly'
import { rememberPageName } from '../../page/previousPage'
import { pageAsDialog } from '../../site/plan/modals'
import { useRuntime } from '../../site/react/RuntimeContext'
import type { Runtime } from '../../site/runtime'

const INTENT_EVENTS = ['pointerover', 'focusin', 'pointerdown']

/** Longer than the mouse stays on a link that it only passes over, for example while scrolling. */
const HOVER_DELAY_MS = 80

/**
 * Preloads the code of the page that the visitor is about to open. On a click, remembers the name of the current page for
 * the back link of the next one.
 */
export function usePreloadLinks(): void {
  const runtime = useRuntime()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const schedule = (target: EventTarget | null, delay: number) => {
      clearTimeout(timer)
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
      if (!link || link.origin !== location.origin || link.target) return
      const preload = () => prefetchQuietly(() => preloadPage(runtime, link))
      if (delay > 0) timer = setTimeout(preload, delay)
      else preload()
    }
    const onIntent = ({ target, type }: Event) => schedule(target, type === 'pointerdown' ? 0 : HOVER_DELAY_MS)
    // This code loads after the page, so the mouse may already be over a link.
    schedule(document.querySelector('a[href]:hover'), HOVER_DELAY_MS)
    // A click focuses the link, too, but the page that it opens loads its own code and data: do not load them twice.
    const onClick = () => {
      clearTimeout(timer)
      rememberPageName(document.querySelector('main h1')?.textContent?.trim() ?? '')
    }
    for (const type of INTENT_EVENTS) addEventListener(type, onIntent, { passive: true, capture: true })
    addEventListener('click', onClick, true)
    return () => {
      clearTimeout(timer)
      removeEventListener('click', onClick, true)
      for (const type of INTENT_EVENTS) removeEventListener(type, onIntent, { capture: true })
    }
  }, [runtime])
}

/** Loads the code of a page or its dialog. Ignores errors, because the navigation retries. */
function preloadPage(
  runtime: Runtime,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
): void {
  const resolved = runtime.resolve({ pathname, search, hash })
  if (resolved.type !== 'page') return
  const dialog = pageAsDialog(runtime, resolved)
  const code = dialog ? [dialog.modal.load(), import('./RouteDialog')] : [runtime.page(resolved.kind).load()]
  for (const loading of [...code, runtime.registry.kinds.get(resolved.kind)?.preload?.(runtime, resolved)])
    loading?.catch(() => {})
}
