import { isFixed } from '../../lib/url/fixedPaths'
import { canonicalPath, internalPath, isWithin, pathKey, plainPath } from '../../lib/url/internalPath'
import type { PageProps } from '../pageProps'
import { isModUrl } from './isModUrl'
import { defaultRoute, type PlannedRoute, type SitePlan } from './plan'
import type { RouteTable } from './routeTable'

/** What an address leads to. */
export type Resolved =
  | ({ type: 'page'; kind: string } & PageProps)
  | { type: 'redirect'; to: string; remember?: string }
  | { type: 'loop'; from: string; to: string }
  | { type: 'empty' }

export interface Address {
  pathname: string
  search: string
  hash: string
}

export interface Visitor {
  signedIn: boolean
}

const MOST_REDIRECTS = 5

/** Only to resolve paths: any origin serves. */
const ORIGIN = 'https://site.invalid'

/**
 * What an address leads to, by the rules of the spec, section 2. Pure: the same answer for the same input.
 * @param table the routes that exist for this visitor
 */
export function resolvePage(plan: SitePlan, table: RouteTable, at: Address, who: Visitor): Resolved {
  const canonical = canonicalPath(at.pathname)
  const address = canonical + at.search + at.hash
  if (canonical !== at.pathname) return { type: 'redirect', to: address }
  if (mustSignInAtKeycloak(plan, canonical, who)) return { type: 'redirect', to: '/keycloak-login', remember: address }
  const found = table.match(canonical) ?? (isModUrl(plan, canonical) ? table.match('/login') : undefined)
  if (!found) return startOf(table, at)
  const { route, kind, params } = found
  if (route?.redirect) return redirectOf(table, route, at)
  if (route?.protected && !who.signedIn) return { type: 'redirect', to: '/login', remember: address }
  return { type: 'page', kind, route, params, pathname: canonical, search: at.search }
}

/** Unknown paths go to the default route; a site without one says so. */
function startOf(table: RouteTable, at: Address): Resolved {
  const start = defaultRoute(table.routes)
  const to = internalPath(start?.route, ORIGIN)
  if (!to || to.includes(':') || pathKey(to) === pathKey(at.pathname)) return { type: 'empty' }
  return { type: 'redirect', to: withQueryOf(to, at) }
}

/** Follows redirects of the config to their end, and names the two routes of a circle (threats R4). */
function redirectOf(table: RouteTable, first: PlannedRoute, at: Address): Resolved {
  let route = first
  for (let hop = 0; hop < MOST_REDIRECTS; hop++) {
    const to = internalPath(route.redirect, ORIGIN)
    if (!to) return startOf(table, at)
    const next: PlannedRoute | undefined = table.match(to.replace(/[?#].*/s, ''))?.route
    if (!next?.redirect) return { type: 'redirect', to: withQueryOf(to, at) }
    if (next === first || next === route) return { type: 'loop', from: route.route, to: next.route }
    route = next
  }
  return { type: 'loop', from: first.route, to: route.route }
}

/**
 * Keeps the query and hash of an address that redirects, so that campaign parameters reach the page (and analytics).
 * Parameters and hash of the target itself win.
 * @param to path of the site, checked
 */
function withQueryOf(to: string, { search, hash }: Address): string {
  const url = new URL(to, ORIGIN)
  const own = new URLSearchParams(url.search)
  new URLSearchParams(search).forEach((value, name) => {
    if (!own.has(name)) url.searchParams.append(name, value)
  })
  url.hash ||= hash
  return url.href.slice(ORIGIN.length)
}

/** Spec: with a forced keycloak login, signed-out visitors see only the exempt paths (compared segment by segment, threats S13). */
function mustSignInAtKeycloak(plan: SitePlan, pathname: string, { signedIn }: Visitor): boolean {
  const { force_keycloak: forced, keycloak_exempt_paths: exempt } = plan.document.site_config
  return (
    !!forced &&
    !signedIn &&
    !isModUrl(plan, pathname) &&
    !isFixed(pathname, 'unforced') &&
    !exempt?.some((path) => isWithin(plainPath(pathname), plainPath(path)))
  )
}
