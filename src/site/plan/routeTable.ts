import { pathKey } from '../../lib/url/internalPath'
import { createPathMatcher } from '../../lib/url/pathMatcher'
import type { FixedPage, PageKindEntry } from '../registry'
import { type PlannedRoute, type SitePlan, visibleRoutes } from './plan'

export interface RouteMatch {
  /** Entry of the config; undefined on a fixed path */
  route?: PlannedRoute
  kind: string
  params: Readonly<Record<string, string | undefined>>
}

/** Routes of one sign-in state, ready for lookups */
export interface RouteTable {
  routes: PlannedRoute[]
  match(pathname: string): RouteMatch | undefined
}

/**
 * Builds the route table of a visitor. A route of the config takes precedence over an equal fixed path. Plain paths are
 * looked up directly; only patterns are ranked.
 */
export function createRouteTable(
  plan: SitePlan,
  fixed: readonly FixedPage[],
  kinds: ReadonlyMap<string, Pick<PageKindEntry, 'subpath'>>,
  signedIn: boolean,
): RouteTable {
  const routes = visibleRoutes(plan, signedIn)
  const plain = new Map<string, RouteMatch>()
  const patterns: { path: string; value: Omit<RouteMatch, 'params'> }[] = []
  const enter = (path: string, found: Omit<RouteMatch, 'params'>, exact: boolean) => {
    const isPlain = !/[:*?]/.test(path)
    const key = pathKey(path)
    if (isPlain && !plain.has(key)) plain.set(key, { ...found, params: {} })
    if (!isPlain) patterns.push({ path, value: found })
    if (!exact) patterns.push({ path: `${path === '/' ? '' : path}/*`, value: found })
  }
  for (const route of routes) {
    const found = { route, kind: route.component }
    const { subpath } = kinds.get(route.component) ?? {}
    enter(route.route, found, route.exact !== false)
    if (subpath && !route.route.includes(':')) enter(route.route + subpath, found, true)
  }
  for (const { path, kind } of fixed) {
    const at = typeof path === 'string' ? path : path(plan.document.site_config)
    if (at !== undefined && kinds.has(kind)) enter(at, { kind }, true)
  }
  const matchPattern = createPathMatcher(patterns)
  return {
    routes,
    match(pathname) {
      const direct = plain.get(pathKey(pathname))
      if (direct) return direct
      const found = matchPattern(pathname)
      return found && { ...found.value, params: found.params }
    },
  }
}
