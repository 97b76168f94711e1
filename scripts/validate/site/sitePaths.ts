import { fixedPages, pageKinds } from '../../../registry/routes'
import { canonicalPath } from '../../../src/lib/url/internalPath'
import type { SitePlan } from '../../../src/site/plan/plan'
import { createRouteTable, type RouteMatch, type RouteTable } from '../../../src/site/plan/routeTable'
import type { ValidConfig } from '../../../src/tools/documents/checkDocument'
import type { Site } from './site'

/** Known paths that are neither routes of the config nor fixed pages. */
const EXTRA_PATHS = new Set(['/', '/mod'])

const tables = new WeakMap<SitePlan, RouteTable[]>()

/** The route that a path matches, signed in or signed out. */
export function matchPath({ config }: Site, address: string): RouteMatch | undefined {
  if (!config) return undefined
  const { plan } = config
  const known =
    tables.get(plan) ?? [false, true].map((signedIn) => createRouteTable(plan, fixedPages, pageKinds, signedIn))
  tables.set(plan, known)
  const path = pathOf(address)
  for (const table of known) {
    const found = table.match(path)
    if (found) return found
  }
  return undefined
}

/** Whether a path matches a page or a file of the site. True if that is unknown. */
export function isKnownPath(site: Site, address: string): boolean {
  const { config } = site
  if (!config) return true
  const path = pathOf(address)
  if (/^\/(?:site|media)\//.test(path)) return true
  if (EXTRA_PATHS.has(path.toLowerCase()) || path === config.document.site_config.countdown?.mod_url) return true
  return matchPath(site, path) !== undefined || isPathOfInvalidRoute(config, path)
}

/** True if an invalid route was meant for this path: the problem is already reported at the route. */
function isPathOfInvalidRoute({ raw, plan }: ValidConfig, path: string): boolean {
  const { site_config } = raw as { site_config?: { routing?: unknown } }
  const routing = Array.isArray(site_config?.routing) ? site_config.routing : []
  const validIndexes = new Set(plan.routes.map(({ index }) => index))
  return routing.some((entry, index) => {
    if (validIndexes.has(index) || typeof entry !== 'object' || entry === null) return false
    const { redirect: _, ...fields } = entry as Record<string, unknown>
    // If the field name itself is mistyped, any value may be the path.
    return Object.values(fields).some(
      (value) => typeof value === 'string' && canonicalPath(`/${value.replace(/^\//, '')}`) === path,
    )
  })
}

const pathOf = (address: string) => canonicalPath(address.replace(/[?#].*/s, ''))
