import { hasFixedPathRule } from '../../lib/url/fixedPaths'
import { canonicalPath, internalPath, isPathWithin, normalisePath, pathKey } from '../../lib/url/internalPath'
import type { PageProps } from '../pageProps'
import { isModeratorPath } from './isModeratorPath'
import { defaultRoute, type PlannedRoute, type SitePlan } from './plan'
import type { RouteTable } from './routeTable'

/** What an address resolves to */
export type ResolvedAddress =
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

const MAX_REDIRECTS = 5

/** Any origin; only paths are resolved. */
const PLACEHOLDER_ORIGIN = 'https://site.invalid'

/**
 * Resolves an address by the rules of the spec, section 2. Pure.
 * @param table routes for this visitor
 */
export function resolvePage(plan: SitePlan, table: RouteTable, at: Address, visitor: Visitor): ResolvedAddress {
  const canonical = canonicalPath(at.pathname)
  const address = canonical + at.search + at.hash
  if (canonical !== at.pathname) return { type: 'redirect', to: address }
  if (mustSignInAtKeycloak(plan, canonical, visitor))
    return { type: 'redirect', to: '/keycloak-login', remember: address }
  const found = table.match(canonical) ?? (isModeratorPath(plan, canonical) ? table.match('/login') : undefined)
  if (!found) return defaultPage(table, at)
  const { route, kind, params } = found
  if (route?.redirect) return followRouteRedirects(table, route, at)
  if (route?.protected && !visitor.signedIn) return { type: 'redirect', to: '/login', remember: address }
  return { type: 'page', kind, route, params, pathname: canonical, search: at.search }
}

/** Unknown paths lead to the default route, or to an error page if the site has none. */
function defaultPage(table: RouteTable, at: Address): ResolvedAddress {
  const start = defaultRoute(table.routes)
  const to = internalPath(start?.route, PLACEHOLDER_ORIGIN)
  if (!to || to.includes(':') || pathKey(to) === pathKey(at.pathname)) return { type: 'empty' }
  return { type: 'redirect', to: copyQueryAndHash(to, at) }
}

/** Follows the config's redirects to the end and reports loops with two routes (threats R4). */
function followRouteRedirects(table: RouteTable, first: PlannedRoute, at: Address): ResolvedAddress {
  let route = first
  for (let hop = 0; hop < MAX_REDIRECTS; hop++) {
    const to = internalPath(route.redirect, PLACEHOLDER_ORIGIN)
    if (!to) return defaultPage(table, at)
    const next: PlannedRoute | undefined = table.match(to.replace(/[?#].*/s, ''))?.route
    if (!next?.redirect) return { type: 'redirect', to: copyQueryAndHash(to, at) }
    if (next === first || next === route) return { type: 'loop', from: route.route, to: next.route }
    route = next
  }
  return { type: 'loop', from: first.route, to: route.route }
}

/**
 * Keeps the query and hash of an address that redirects, so that campaign parameters reach the page and analytics.
 * Parameters and hash of the target take precedence.
 * @param to validated path of the site
 */
function copyQueryAndHash(to: string, { search, hash }: Address): string {
  const url = new URL(to, PLACEHOLDER_ORIGIN)
  const own = new URLSearchParams(url.search)
  new URLSearchParams(search).forEach((value, name) => {
    if (!own.has(name)) url.searchParams.append(name, value)
  })
  url.hash ||= hash
  return url.href.slice(PLACEHOLDER_ORIGIN.length)
}

/** Spec: with forced keycloak login, signed-out visitors see only exempt paths (compared by segment, threats S13). */
function mustSignInAtKeycloak(plan: SitePlan, pathname: string, { signedIn }: Visitor): boolean {
  const { force_keycloak: forced, keycloak_exempt_paths: exempt } = plan.document.site_config
  return (
    !!forced &&
    !signedIn &&
    !isModeratorPath(plan, pathname) &&
    !hasFixedPathRule(pathname, 'skipsForcedLogin') &&
    !exempt?.some((path) => isPathWithin(normalisePath(pathname), normalisePath(path)))
  )
}
