import { isRecord } from '../../../src/lib/json/isRecord'
import type { Problem } from '../../../src/site/validate/problem'

/** Kinds of pages that are nothing without a service, and what they need it for. */
const NEEDS: ReadonlyMap<string, string> = new Map([
  ['collections', 'shares assets with who is signed in'],
  ['collection', 'shares assets with who is signed in'],
  ['assetdetail', 'shares assets with who is signed in'],
  ['recommendations', 'knows what is recommended to whom'],
  ['login', 'knows who signs in'],
  ['resetpassword', 'knows who signs in'],
  ['requestaccess', 'takes the request'],
  ['contact', 'takes the message'],
  ['events', 'takes the answers of guests'],
  ['eventrsvpcancel', 'takes the answers of guests'],
  ['fycevent', 'says when a screening begins'],
  ['fyceventlist', 'says when a screening begins'],
])

/** A config as an export has it, and what it leaves out. */
export interface WithoutService {
  document: Record<string, unknown>
  /** By the places of the config that was given. */
  left: Pick<Problem, 'pointer' | 'message'>[]
}

/**
 * What of a config works without a service. Nobody signs in; routes that are only for who is signed in, or whose kind
 * needs a service, are left out, and with them their entries in menus.
 */
export function withoutService(config: unknown): WithoutService {
  const document = structuredClone(isRecord(config) ? config : {})
  const left: WithoutService['left'] = []
  const site = isRecord(document.site_config) ? document.site_config : {}
  const leave = (pointer: string, message: string) => left.push({ pointer: `/site_config/${pointer}`, message })

  if (site.force_keycloak === true) {
    leave(
      'force_keycloak',
      'Sign-in is not available in a static export; force_keycloak is ignored and the site is public.',
    )
    delete site.force_keycloak
  }
  const auth = isRecord(site.auth) ? site.auth : {}
  if (auth.disabled !== true) leave('auth', 'Signing in is left out of an export: it needs a service.')
  site.auth = { ...auth, disabled: true }
  if (site.offline === true)
    leave('offline', 'What is kept for times without a line is left out of an export: it has no calls.')
  delete site.offline
  if (Array.isArray(site.routing))
    site.routing = site.routing.map(forGuests).filter((route, at) => {
      const why = isRecord(route) ? whyLeftOut(route) : undefined
      if (why) leave(`routing/${at}`, why)
      return !why
    })
  // What a guest puts on a list is of use where a page shows it.
  const routing: unknown[] = Array.isArray(site.routing) ? site.routing : []
  if (!routing.some((route) => isRecord(route) && route.component === 'watchlist')) site.watchlist = false
  return { document, left }
}

/**
 * Watchlist and history are for everybody: the browser keeps them (browser/guestLists.ts). There is no menu of an account
 * that would lead to them, so the main menu does.
 */
function forGuests(route: unknown): unknown {
  if (!isRecord(route) || !GUEST_LISTS.has(String(route.component))) return route
  const { protected: _, login_required: __, show_in_menu: ___, ...open } = route
  return { ...open, ...(route.heading && !route.label ? { label: route.heading } : {}) }
}

/** Kinds of pages whose lists the browser keeps in an export. */
const GUEST_LISTS: ReadonlySet<string> = new Set(['watchlist', 'history'])

/** Fixed pages that only signing in leads to. Of an extra (`fixed:asset`) an export has the page. */
const SIGN_IN = /^fixed:(?:restricted|noaccess|logout|code|authredirect|callback|ssotva)$/

/** Why an export leaves a route or fixed page out; undefined: it keeps it. */
export function whyLeftOut(page: Record<string, unknown>): string | undefined {
  const { component, route, protected: isProtected, login_required: isForMembers } = page
  const kind = String(component)
  const needed = SIGN_IN.test(kind) ? 'knows who signs in' : NEEDS.get(kind)
  if (needed) return `${route} is left out of an export: its kind ${component} needs a service that ${needed}.`
  if (!GUEST_LISTS.has(kind) && (isProtected || isForMembers))
    return `${route} is left out of an export: it is for who is signed in.`
  return undefined
}
