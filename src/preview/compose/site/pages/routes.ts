import type { Route } from '../../../../generated/types'
import { isRecord } from '../../../../lib/json/isRecord'
import { valueAtPath } from '../../../../lib/json/valueAtPath'
import { pathKey } from '../../../../lib/url/internalPath'
import { defaultRoute } from '../../../../site/plan/plan'
import type { RefStep } from '../../../../tools/edit/operation'

export const ROUTING_PATH = ['site_config', 'routing'] as const

/** Where a page is listed: in a menu, in none, or among the addresses that lead to another one. */
export type RouteGroup = 'main' | 'footer' | 'none' | 'redirect'

/** An entry of the routing. */
export interface SiteRoute
  extends Pick<Route, 'route' | 'label' | 'heading' | 'default' | 'redirect' | 'protected' | 'modules_uri'> {
  /** Index in the `routing` array of the config. */
  index: number
  component: string
  group: RouteGroup
  /** Name in lists and messages. */
  name: string
  value: Readonly<Record<string, unknown>>
}

/** The routes of a site config. Entries without an address are left out. */
export function readRoutes(config: unknown): SiteRoute[] {
  const routing = valueAtPath(config, ROUTING_PATH)
  return (Array.isArray(routing) ? routing : []).flatMap((value: unknown, index): SiteRoute[] => {
    if (!isRecord(value) || typeof value.route !== 'string') return []
    const text = (field: string) => (typeof value[field] === 'string' ? value[field] : undefined)
    const [label, heading, redirect] = [text('label'), text('heading'), text('redirect')]
    return [
      {
        index,
        route: value.route,
        component: text('component') ?? '',
        label,
        heading,
        redirect,
        default: value.default === true,
        protected: value.protected === true,
        modules_uri: text('modules_uri'),
        group: groupOf(value),
        name: label || heading || value.route,
        value,
      },
    ]
  })
}

/** As the menus of the site (`shell/menu/navEntries`). */
function groupOf({ route, label, show_in_menu: isShown, placement, redirect }: Record<string, unknown>): RouteGroup {
  if (label && isShown !== false && !hasParameters(String(route))) return placement === 'footer' ? 'footer' : 'main'
  return typeof redirect === 'string' ? 'redirect' : 'none'
}

export const hasParameters = (routePath: string): boolean => /[:*?]/.test(routePath)

/** The page that the address `/` and unknown addresses lead to. */
export const startPage = (routes: readonly SiteRoute[]): SiteRoute | undefined => defaultRoute(routes)

export const routesInGroup = (routes: readonly SiteRoute[], group: RouteGroup): SiteRoute[] =>
  routes.filter((each) => each.group === group)

/** A step that finds this route also after others were moved, added or removed. */
export function stableRouteStep(routes: readonly SiteRoute[], { route, index }: SiteRoute): RefStep {
  return routes.filter((each) => each.route === route).length === 1 ? { route } : index
}

/** Whether another route has the same address, for example for signed-out visitors. */
export const hasSharedAddress = (routes: readonly SiteRoute[], { route, index }: SiteRoute): boolean =>
  routes.some((each) => each.index !== index && pathKey(each.route) === pathKey(route))

/** The index after a page and the pages below it, such as `/serials/:slug` after `/serials`. */
export function indexAfterSubpages(routes: readonly SiteRoute[], parent: SiteRoute): number {
  let at = routes.indexOf(parent) + 1
  while (routes[at]?.route.startsWith(`${parent.route}/`)) at++
  return at
}
