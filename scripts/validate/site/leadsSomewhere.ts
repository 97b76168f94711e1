import { fixedPages, routeKinds } from '../../../registry/routes'
import { canonicalPath } from '../../../src/lib/url/internalPath'
import type { SitePlan } from '../../../src/site/plan/plan'
import { createRouteTable, type Match, type RouteTable } from '../../../src/site/plan/routeTable'
import type { Site } from './site'

/** Paths that the product answers beside the routes of the config and the fixed pages. */
const FURTHER = new Set(['/', '/mod'])

const tables = new WeakMap<SitePlan, RouteTable[]>()

/** What a path of the site leads to, for whichever visitor it leads anywhere. */
export function matchPath({ config }: Site, address: string): Match | undefined {
  if (!config) return undefined
  const { plan } = config
  const known =
    tables.get(plan) ?? [false, true].map((signedIn) => createRouteTable(plan, fixedPages, routeKinds(true), signedIn))
  tables.set(plan, known)
  const path = pathOf(address)
  for (const table of known) {
    const found = table.match(path)
    if (found) return found
  }
  return undefined
}

/** Whether there is a page, or a file, at a path of the site. True where nobody knows. */
export function leadsSomewhere(site: Site, address: string): boolean {
  const { config } = site
  if (!config) return true
  const path = pathOf(address)
  if (/^\/(?:site|media)\//.test(path)) return true
  if (FURTHER.has(path.toLowerCase()) || path === config.document.site_config.countdown?.mod_url) return true
  return matchPath(site, path) !== undefined
}

const pathOf = (address: string) => canonicalPath(address.replace(/[?#].*/s, ''))
