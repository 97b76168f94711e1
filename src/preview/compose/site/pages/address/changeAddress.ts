import type { SiteOperation, SiteTexts } from '../../../../../tools/edit/editSite'
import type { Json, Refused } from '../../../../../tools/edit/operation'
import { CONFIG_FILE, dataIn, selectionOf } from '../../../draft/siteData'
import { hasParameters, hasSharedAddress, ROUTING_PATH, readRoutes, type SiteRoute, stableRouteStep } from '../routes'
import { checkAddress, createLinkRewriter, parametersOf, redirectFrom } from './address'
import { type LinkUse, linkUses } from './linkUses'

export interface AddressChange {
  address: string
  /** The links that follow. */
  uses: readonly LinkUse[]
  /** Whether the old address leads to the new one afterwards. */
  redirects: boolean
  /** Empty: the page has this address already. */
  operations: readonly SiteOperation[]
}

/**
 * Changes the address of a page, with all links to it, and redirects the old address.
 * @param index of the route
 */
export function changeAddress(files: SiteTexts, index: number, typed: string): AddressChange | Refused {
  const routes = readRoutes(dataIn(files, CONFIG_FILE))
  const page = routes.find((each) => each.index === index)
  if (!page) return { refused: 'This page does not exist any more.' }
  const checked = checkAddress(routes, { ...page, parameters: parametersOf(page.route) }, typed)
  if ('refused' in checked) return checked
  const { address } = checked
  if (address === page.route) return { address, uses: [], redirects: false, operations: [] }
  // Another page keeps the address, for other visitors: links still work.
  const shared = hasSharedAddress(routes, page)
  const former = redirectFrom(routes, page, address)
  const uses = shared
    ? []
    : linkUses(files, createLinkRewriter(routes, page, address)).filter((use) => !isLinkOfRoute(use, former))
  const redirects = !hasParameters(page.route) && page.redirect === undefined
  const operations: SiteOperation[] = [
    ...uses.map(({ file, path, value }): SiteOperation => {
      return { file, change: { do: 'set', at: selectionOf(files, file, path).at, value } }
    }),
    {
      file: CONFIG_FILE,
      change: { do: 'set', at: [...ROUTING_PATH, stableRouteStep(routes, page), 'route'], value: address },
    },
  ]
  // By index: its address is now also that of the page.
  if (former) operations.push({ file: CONFIG_FILE, change: { do: 'remove', at: [...ROUTING_PATH, former.index] } })
  if (redirects) operations.push(redirectOperation(routes, page, address, { former, shared }))
  return { address, uses, redirects, operations }
}

/** The links to a page, in its whole site. */
export function linksTo(files: SiteTexts, page: SiteRoute): LinkUse[] {
  const routes = readRoutes(dataIn(files, CONFIG_FILE))
  // Any other address: the links that would change are those that lead to the page.
  return linkUses(files, createLinkRewriter(routes, page, `${page.route}/\u0000`))
}

function isLinkOfRoute({ file, path }: LinkUse, route: SiteRoute | undefined): boolean {
  return route !== undefined && file === CONFIG_FILE && path[1] === 'routing' && path[2] === route.index
}

/** Beside the other redirects, else at the end of the routing. */
function redirectOperation(
  routes: readonly SiteRoute[],
  page: SiteRoute,
  address: string,
  { former, shared }: { former: SiteRoute | undefined; shared: boolean },
): SiteOperation {
  const { login_required, logout_required } = page.value
  const value: Record<string, Json> = { route: page.route, component: 'modulesonly', redirect: address }
  if (shared && login_required === true) value.login_required = true
  if (shared && logout_required === true) value.logout_required = true
  const next = routes.find((each) => each.group === 'redirect' && each !== former)
  return {
    file: CONFIG_FILE,
    change: { do: 'insert', list: ROUTING_PATH, before: next && stableRouteStep(routes, next), value },
  }
}
