import { useEffect } from 'react'
import { asDialog } from '../site/modals'
import { useRuntime } from '../site/RuntimeContext'
import type { Runtime } from '../site/runtime'

/** What shows that a visitor is about to follow a link. */
const INTENT = ['pointerover', 'focusin', 'touchstart']

/** Fetches the code of the page that a visitor is about to open, so that only its data is left to wait for. */
export function useWarmLinks(): void {
  const runtime = useRuntime()
  useEffect(() => {
    const warm = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
      if (link && link.origin === location.origin && !link.target) warmPage(runtime, link)
    }
    for (const act of INTENT) addEventListener(act, warm, { passive: true, capture: true })
    return () => {
      for (const act of INTENT) removeEventListener(act, warm, { capture: true })
    }
  }, [runtime])
}

/** The code of the page of an address, or of its dialog. Nothing is told when it does not come: it is asked for again. */
export function warmPage(
  runtime: Runtime,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
): void {
  const resolved = runtime.resolve({ pathname, search, hash })
  if (resolved.type !== 'page') return
  const code = asDialog(runtime, resolved)?.modal.load() ?? runtime.page(resolved.kind).load()
  code.catch(() => {})
}
