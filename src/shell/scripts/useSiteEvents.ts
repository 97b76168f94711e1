import { useEffect, useRef } from 'react'
import { trackUse } from '../../service/modules'
import type { SiteEvent } from '../../service/siteEvents'
import type { PageDialog } from '../../site/plan/modals'
import { useRuntime } from '../../site/react/RuntimeContext'
import type { Shown } from '../../site/react/useShownPage'
import type { Kinds } from '../../site/registry'
import { isQuietPage } from './quietPage'

/**
 * Tells of each page that is shown. Passes on what happens: to scripts of the operator as DOM event `marquee`, and to the
 * service which cards were used (spec, section 7).
 */
export function useSiteEvents(shown: Shown, dialog: PageDialog | undefined): void {
  const {
    events,
    http,
    registry: { kinds },
  } = useRuntime()
  const { resolved } = shown
  const page = resolved.type === 'page' ? resolved : undefined
  const kind = dialog?.kind ?? page?.kind
  const path = dialog?.page.pathname ?? (page && toldPath(kinds, page))
  // Effects may run twice (StrictMode): a page is told of once all the same, and no event is passed on again.
  const told = useRef('')
  useEffect(() => {
    if (told.current === `${kind} ${path}`) return
    told.current = `${kind} ${path}`
    if (path && kind) events.emit({ name: 'page_view', path, kind: kind.replace('fixed:', '') })
  }, [events, path, kind])

  useEffect(() => {
    const pass = (event: SiteEvent) => {
      if (passed.has(event)) return
      passed.add(event)
      // A copy: what a script does to it concerns nobody else.
      document.dispatchEvent(new CustomEvent('marquee', { detail: { ...event }, bubbles: true }))
      if (event.name !== 'card_click') return
      const { name: _, module: __, ...use } = event
      trackUse(http, use)
    }
    // What happened before this was there.
    events.log.forEach(pass)
    return events.subscribe(pass)
  }, [events, http])
}

const passed = new WeakSet<SiteEvent>()

/** The address of a page; where it may hold a token, what its route is called by. */
function toldPath(kinds: Kinds, page: Extract<Shown['resolved'], { type: 'page' }>): string {
  const { pathname, route } = page
  return isQuietPage(kinds, page, pathname) ? (route?.route ?? `/${pathname.split('/')[1]}`) : pathname
}
