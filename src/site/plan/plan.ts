import type { Route, SiteDocument } from '../../generated/types'
import { step } from '../../lib/json/pointer'
import { isReserved } from '../../lib/url/fixedPaths'
import { canonicalPath, pathKey } from '../../lib/url/internalPath'
import { originOf } from '../validate/origin'
import type { Draft } from '../validate/problem'

/** A route of the config whose component kind can be shown. */
export interface PlannedRoute extends Route {
  /** Its place in `routing`, for messages. */
  index: number
}

/** What follows from a valid site config, before anybody looks at an address. */
export interface SitePlan {
  document: SiteDocument
  title: string
  routes: PlannedRoute[]
  /** Module slugs that are left out everywhere. */
  ignored: ReadonlySet<string>
}

/**
 * Makes the plan of a site.
 * Routes of unknown kinds, and those that would shadow a fixed path, are left out with a problem (spec, section 2).
 */
export function planSite(
  document: SiteDocument,
  kinds: ReadonlyMap<string, unknown>,
  file: string,
): { plan: SitePlan; problems: Draft[] } {
  const problems: Draft[] = []
  const routes: PlannedRoute[] = []
  const taken = new Map<string, string>()
  document.site_config.routing.forEach((route, at) => {
    const pointer = originOf(route) ?? `/site_config/routing/${at}`
    const say = (field: string, message: string, meant?: Draft['meant']) =>
      problems.push({ severity: 'error', file, pointer: pointer + step(field), message, meant })
    if (!kinds.has(route.component)) {
      say('component', `"${route.component}" is not a component kind`, {
        word: route.component,
        known: [...kinds.keys()],
      })
      return
    }
    // As addresses are read: no slash at the end, none doubled (spec, section 2), letters composed.
    const own = canonicalPath(route.route).normalize()
    const path = pathKey(own)
    if (isReserved(path)) {
      say('route', `"${route.route}" is a fixed path of the site`)
      return
    }
    // Names of parameters tell no paths apart.
    const place = path.replaceAll(/:[^/?*]+/g, ':')
    const condition = route.login_required ? 'in' : route.logout_required ? 'out' : 'any'
    const twin = taken.get(`${place} ${condition}`) ?? taken.get(`${place} any`)
    if (twin !== undefined) {
      say('route', `"${route.route}" is taken by ${twin}; this route is never used`)
      return
    }
    taken.set(`${place} ${condition}`, pointer)
    routes.push({ ...route, route: own, index: Number(pointer.split('/').pop()) })
  })
  const title = document.site_title ?? document.distributor ?? 'Marquee'
  const ignored = new Set(document.site_config.ignore_modules ?? [])
  return { plan: { document, title, routes, ignored }, problems }
}

/** The routes that exist for a visitor, by sign-in state (spec: login_required, logout_required). */
export function visibleRoutes(plan: SitePlan, signedIn: boolean): PlannedRoute[] {
  return plan.routes.filter((route) => !(signedIn ? route.logout_required : route.login_required))
}

/**
 * The default route (spec, section 2): the entry flagged default, otherwise /home;
 * where neither exists for this visitor, the first entry that can be opened as it stands.
 */
export function defaultRoute(routes: PlannedRoute[]): PlannedRoute | undefined {
  return (
    routes.find((route) => route.default) ??
    routes.find((route) => route.route === '/home') ??
    routes.find((route) => !route.route.includes(':') && !route.redirect && !route.protected)
  )
}
