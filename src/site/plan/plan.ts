import type { Route, SiteDocument } from '../../generated/types'
import { pointerToken } from '../../lib/json/pointer'
import { isReservedPath } from '../../lib/url/fixedPaths'
import { canonicalPath, pathKey } from '../../lib/url/internalPath'
import { originOf } from '../validate/origin'
import type { ProblemDraft } from '../validate/problem'
import type { RuleName } from '../validate/ruleName'

/** A route with a known component kind */
export interface PlannedRoute extends Route {
  /** Index in `routing`, for messages */
  index: number
}

/** The parts of a valid site config that do not depend on the URL */
export interface SitePlan {
  document: SiteDocument
  title: string
  routes: PlannedRoute[]
  /** Module slugs that are excluded on all pages */
  ignored: ReadonlySet<string>
}

/**
 * Plans the routes of a site. Routes of unknown kinds, and those that would shadow a fixed path, are skipped with a problem
 * (spec, section 2).
 */
export function planSite(
  document: SiteDocument,
  kinds: ReadonlyMap<string, unknown>,
  file: string,
): { plan: SitePlan; problems: ProblemDraft[] } {
  const problems: ProblemDraft[] = []
  const routes: PlannedRoute[] = []
  const taken = new Map<string, string>()
  document.site_config.routing.forEach((route, index) => {
    const pointer = originOf(route) ?? `/site_config/routing/${index}`
    const report = (rule: RuleName, field: string, message: string, suggestFrom?: ProblemDraft['suggestFrom']) =>
      problems.push({ severity: 'error', rule, file, pointer: pointer + pointerToken(field), message, suggestFrom })
    if (!kinds.has(route.component)) {
      report('route/kind', 'component', `"${route.component}" is not a component kind: the route is skipped`, {
        word: route.component,
        known: [...kinds.keys()],
      })
      return
    }
    // Same form as addresses: no trailing or doubled slashes (spec, section 2), composed letters (NFC)
    const own = canonicalPath(route.route).normalize()
    const path = pathKey(own)
    if (isReservedPath(path)) {
      report('route/fixed-path', 'route', `"${route.route}" is a reserved path: choose another one`)
      return
    }
    // Paths that differ only in the names of parameters are equal.
    const pattern = path.replaceAll(/:[^/?*]+/g, ':')
    const condition = route.login_required ? 'in' : route.logout_required ? 'out' : 'any'
    const earlier = taken.get(`${pattern} ${condition}`) ?? taken.get(`${pattern} any`)
    if (earlier !== undefined) {
      report(
        'route/never-reached',
        'route',
        `"${route.route}" is already the path of ${earlier}: this route is never used`,
      )
      return
    }
    taken.set(`${pattern} ${condition}`, pointer)
    routes.push({ ...route, route: own, index: Number(pointer.split('/').pop()) })
  })
  const title = document.site_title ?? document.distributor ?? 'Marquee'
  const ignored = new Set(document.site_config.ignore_modules ?? [])
  return { plan: { document, title, routes, ignored }, problems }
}

/** Routes for the visitor's sign-in state (spec: login_required, logout_required) */
export function visibleRoutes(plan: SitePlan, signedIn: boolean): PlannedRoute[] {
  return plan.routes.filter((route) => !(signedIn ? route.logout_required : route.login_required))
}

/**
 * The default route (spec, section 2): the entry flagged default, else /home, else the first entry without a parameter
 * that this visitor can open.
 */
export function defaultRoute<R extends Pick<Route, 'route' | 'default' | 'redirect' | 'protected'>>(
  routes: readonly R[],
): R | undefined {
  return (
    routes.find((route) => route.default) ??
    routes.find((route) => route.route === '/home') ??
    routes.find((route) => !route.route.includes(':') && !route.redirect && !route.protected)
  )
}
