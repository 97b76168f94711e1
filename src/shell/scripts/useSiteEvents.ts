import { useEffect, useRef } from 'react'
import { trackUse } from '../../service/modules'
import type { SiteEvent } from '../../service/siteEvents'
import type { PageDialog } from '../../site/plan/modals'
import { useRuntime } from '../../site/react/RuntimeContext'
import type { ShownPage } from '../../site/react/useShownPage'
import type { PageKinds } from '../../site/registry'
import { blocksScripts } from './blocksScripts'

/**
 * Emits a page view for each page. Forwards all events to the operator's scripts as DOM event `marquee`, and card clicks to
 * the service (spec, section 7).
 */
export function useSiteEvents(shown: ShownPage, dialog: PageDialog | undefined): void {
  const {
    events,
    http,
    registry: { kinds },
  } = useRuntime()
  const { resolved } = shown
  const page = resolved.type === 'page' ? resolved : undefined
  const kind = dialog?.kind ?? page?.kind
  const path = dialog?.page.pathname ?? (page && reportedPath(kinds, page))
  // Effects may run twice (StrictMode), but each page view must be emitted and forwarded once.
  const lastReported = useRef('')
  useEffect(() => {
    if (lastReported.current === `${kind} ${path}`) return
    lastReported.current = `${kind} ${path}`
    if (path && kind) events.emit({ name: 'page_view', path, kind: kind.replace('fixed:', '') })
  }, [events, path, kind])

  useEffect(() => {
    const forward = (event: SiteEvent) => {
      if (alreadyForwardedEvents.has(event)) return
      alreadyForwardedEvents.add(event)
      // A copy, so that scripts cannot change it for other listeners.
      document.dispatchEvent(new CustomEvent('marquee', { detail: { ...event }, bubbles: true }))
      if (event.name !== 'card_click') return
      const { name: _, module: __, ...use } = event
      trackUse(http, use)
    }
    // Events from before this code loaded.
    events.log.forEach(forward)
    return events.subscribe(forward)
  }, [events, http])
}

const alreadyForwardedEvents = new WeakSet<SiteEvent>()

/** The path of a page, or its route if the path may contain a token. */
function reportedPath(kinds: PageKinds, page: Extract<ShownPage['resolved'], { type: 'page' }>): string {
  const { pathname, route } = page
  return blocksScripts(kinds, page, pathname) ? (route?.route ?? `/${pathname.split('/')[1]}`) : pathname
}
