import { isFixed } from '../../lib/url/fixedPaths'
import { canonicalPath, internalPath } from '../../lib/url/internalPath'
import type { PageProps } from '../pageProps'
import { isModUrl } from './isModUrl'
import { defaultRoute, type PlannedRoute, type SitePlan } from './plan'
import type { Match, RouteTable } from './routeTable'

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

/**
 * What an address leads to, by the rules of the spec, section 2. Pure: the same answer for the same input.
 * @param table the routes that exist for this visitor
 */
export function resolvePage(plan: SitePlan, table: RouteTable, at: Address, who: Visitor): Resolved {
  const canonical = canonicalPath(at.pathname)
  if (canonical !== at.pathname) return { type: 'redirect', to: canonical + at.search + at.hash }
  if (mustSignInAtKeycloak(plan, canonical, who))
    return { type: 'redirect', to: '/keycloak-login', remember: canonical + at.search + at.hash }
  const found = table.match(canonical) ?? (isModUrl(plan, canonical) ? table.match('/login') : undefined)
  if (!found) return startOf(table, canonical)
  const { route, kind, params } = found
  if (route?.redirect) return redirectOf(table, route)
  if (route?.protected && !who.signedIn)
    return { type: 'redirect', to: '/login', remember: canonical + at.search + at.hash }
  return { type: 'page', kind, route, params, pathname: canonical, search: at.search }
}

/** Unknown paths go to the default route; a site without one says so. */
function startOf(table: RouteTable, from: string): Resolved {
  const start = defaultRoute(table.routes)
  if (!start || start.route.includes(':') || start.route === from) return { type: 'empty' }
  return { type: 'redirect', to: start.route }
}

/** Follows redirects of the config to their end, and names the two routes of a circle (threats R4). */
function redirectOf(table: RouteTable, first: PlannedRoute): Resolved {
  let route = first
  for (let hop = 0; hop < MOST_REDIRECTS; hop++) {
    const to = internalPath(route.redirect, 'https://site.invalid')
    if (!to) return startOf(table, first.route)
    const next: Match | undefined = table.match(canonicalPath(to.replace(/[?#].*/s, '')))
    if (!next?.route?.redirect) return { type: 'redirect', to }
    if (next.route === first || next.route === route) return { type: 'loop', from: route.route, to: next.route.route }
    route = next.route
  }
  return { type: 'loop', from: first.route, to: route.route }
}

/** Spec: with a forced keycloak login, signed-out visitors see only the exempt paths (compared segment by segment, threats S13). */
function mustSignInAtKeycloak(plan: SitePlan, pathname: string, who: Visitor): boolean {
  const config = plan.document.site_config
  if (!config.force_keycloak || who.signedIn) return false
  if (isModUrl(plan, pathname)) return false
  const own = (config.keycloak_exempt_paths ?? []).map(canonicalPath)
  return !isFixed(pathname, 'unforced') && !own.some((path) => pathname === path || pathname.startsWith(`${path}/`))
}
