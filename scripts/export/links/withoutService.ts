import { isRecord } from '../../../src/lib/json/isRecord'
import type { Problem } from '../../../src/site/validate/problem'

/** Page kinds that need a service, each with the reason. The text completes "needs a service that …". */
const SERVICE_REASONS: ReadonlyMap<string, string> = new Map([
  ['collections', 'shares assets with signed-in users'],
  ['collection', 'shares assets with signed-in users'],
  ['assetdetail', 'shares assets with signed-in users'],
  ['recommendations', 'stores recommendations for each user'],
  ['login', 'authenticates users'],
  ['resetpassword', 'authenticates users'],
  ['requestaccess', 'receives the request'],
  ['contact', 'receives the message'],
  ['events', 'receives RSVPs'],
  ['eventrsvpcancel', 'receives RSVPs'],
  ['fycevent', 'provides the start times of screenings'],
  ['fyceventlist', 'provides the start times of screenings'],
])

/** The config of an export, and the features that it omits. */
export interface ExportConfig {
  document: Record<string, unknown>
  /** Pointers refer to the original config. */
  omitted: Pick<Problem, 'pointer' | 'message'>[]
}

/**
 * Removes the parts of a config that need a service: sign-in, offline storage, routes for signed-in visitors, routes of
 * kinds that need a service, and the menu entries of these routes.
 */
export function withoutService(config: unknown): ExportConfig {
  const document = structuredClone(isRecord(config) ? config : {})
  const omitted: ExportConfig['omitted'] = []
  const site = isRecord(document.site_config) ? document.site_config : {}
  const omit = (pointer: string, message: string) => omitted.push({ pointer: `/site_config/${pointer}`, message })

  if (site.force_keycloak === true) {
    omit(
      'force_keycloak',
      'Sign-in is not available in a static export; force_keycloak is ignored and the site is public.',
    )
    delete site.force_keycloak
  }
  const auth = isRecord(site.auth) ? site.auth : {}
  if (auth.disabled !== true)
    omit(
      'auth',
      'Sign-in is not available in a static export: it needs a service. For a site without sign-in, set "disabled" to true.',
    )
  site.auth = { ...auth, disabled: true }
  if (site.offline === true)
    omit(
      'offline',
      'Offline storage is not available in a static export: remove "offline", or host the site with a service.',
    )
  delete site.offline
  if (Array.isArray(site.routing))
    site.routing = site.routing.map(makeListsPublic).filter((route, at) => {
      const reason = isRecord(route) ? omissionReason(route) : undefined
      if (reason) omit(`routing/${at}`, reason)
      return !reason
    })
  // Without a watchlist page, the watchlist button would be useless.
  const routing: unknown[] = Array.isArray(site.routing) ? site.routing : []
  if (!routing.some((route) => isRecord(route) && route.component === 'watchlist')) site.watchlist = false
  return { document, omitted }
}

/**
 * Makes watchlist and history public, because the browser stores them (browser/guestLists.ts), and adds them to the main
 * menu, because an export has no account menu.
 */
function makeListsPublic(route: unknown): unknown {
  if (!isRecord(route) || !GUEST_LISTS.has(String(route.component))) return route
  const { protected: _, login_required: __, show_in_menu: ___, ...open } = route
  return { ...open, ...(route.heading && !route.label ? { label: route.heading } : {}) }
}

/** Page kinds whose lists the browser stores in an export. */
const GUEST_LISTS: ReadonlySet<string> = new Set(['watchlist', 'history'])

/** Fixed pages of the sign-in flow. `fixed:asset` is not one of them: an export contains the pages of extras. */
const SIGN_IN_PAGES = /^fixed:(?:restricted|noaccess|logout|code|authredirect|callback|ssotva)$/

/** Why a route or fixed page is not exported; undefined if it is exported. */
export function omissionReason(page: Record<string, unknown>): string | undefined {
  const { component, route, protected: isProtected, login_required: isForMembers } = page
  const kind = String(component)
  const needed = SIGN_IN_PAGES.test(kind) ? 'authenticates users' : SERVICE_REASONS.get(kind)
  if (needed) return `${route} is not exported: the kind ${component} needs a service that ${needed}.`
  if (!GUEST_LISTS.has(kind) && (isProtected || isForMembers))
    return `${route} is not exported: it requires sign-in, which a static export does not have.`
  return undefined
}
