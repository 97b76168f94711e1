import { fixedPages, pageKinds } from '../../registry/routes'
import { navEntries, routeEntries } from '../../src/shell/menu/navEntries'
import { resolvePage } from '../../src/site/plan/resolvePage'
import { createRouteTable } from '../../src/site/plan/routeTable'
import type { ReadSite } from './readSite'

/** Menus, start page and route targets as one visitor gets them. */
export interface Visit {
  menuLabels: string
  footerLabels: string
  startTarget: string
  /** The page or redirect of a route path. */
  targetOf: (path: string) => string
}

export function visitsOf({ plan, lists }: ReadSite): [signedOut: Visit, signedIn: Visit] {
  const { navbar, ext_nav_links } = plan.document.site_config
  const [signedOut, signedIn] = [false, true].map((isSignedIn): Visit => {
    const table = createRouteTable(plan, fixedPages, pageKinds, isSignedIn)
    const labels = (entries: { label: string }[]) => entries.map(({ label }) => label).join(' · ')
    const targetOf = (path: string): string => {
      const pathname = path.replaceAll(/\/:[^/]*\?/g, '').replaceAll(/:[^/]+|\*/g, 'x') || '/'
      const found = resolvePage(plan, table, { pathname, search: '', hash: '' }, { signedIn: isSignedIn })
      if (found.type === 'page') return `page ${found.kind} ${found.route?.route ?? ''}`
      return found.type === 'redirect' ? found.to : found.type
    }
    return {
      menuLabels: labels(
        navEntries(table.routes, lists.get(navbar?.modules_uri ?? '') ?? [], ext_nav_links, isSignedIn),
      ),
      footerLabels: labels(routeEntries(table.routes, 'footer')),
      startTarget: targetOf('/'),
      targetOf,
    }
  })
  return [signedOut as Visit, signedIn as Visit]
}

/** Describes the target of an address for signed-out visitors, and for signed-in visitors if it differs. */
export function describeTarget([signedOut, signedIn]: [Visit, Visit], path: string): string {
  const describe = (target: string) => {
    const [, , route] = target.split(' ')
    if (target.startsWith('page')) return route ? `is a page of ${route}` : 'is a built-in page'
    return target.startsWith('/') ? `redirects to ${target}` : 'is not found'
  }
  const [a, b] = [describe(signedOut.targetOf(path)), describe(signedIn.targetOf(path))]
  return a === b ? a : `${a}; signed in, it ${b}`
}
