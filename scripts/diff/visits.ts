import { fixedPages, routeKinds } from '../../registry/routes'
import { navEntries, routeEntries } from '../../src/shell/menu/navEntries'
import { resolvePage } from '../../src/site/plan/resolvePage'
import { createRouteTable } from '../../src/site/plan/routeTable'
import type { ReadSite } from './readSite'

/** What a site is to one visitor. */
export interface Visit {
  menu: string
  footer: string
  start: string
  /** What a path of a route leads to. */
  at: (path: string) => string
}

/** What the site is to who is signed out, and to who is signed in. */
export function visitsOf({ plan, lists }: ReadSite): [Visit, Visit] {
  const { navbar, ext_nav_links } = plan.document.site_config
  const [out, inside] = [false, true].map((signedIn): Visit => {
    const table = createRouteTable(plan, fixedPages, routeKinds, signedIn)
    const words = (entries: { label: string }[]) => entries.map(({ label }) => label).join(' · ')
    const at = (path: string): string => {
      const pathname = path.replaceAll(/\/:[^/]*\?/g, '').replaceAll(/:[^/]+|\*/g, 'x') || '/'
      const found = resolvePage(plan, table, { pathname, search: '', hash: '' }, { signedIn })
      if (found.type === 'page') return `page ${found.kind} ${found.route?.route ?? ''}`
      return found.type === 'redirect' ? found.to : found.type
    }
    return {
      menu: words(navEntries(table.routes, lists.get(navbar?.modules_uri ?? '') ?? [], ext_nav_links, signedIn)),
      footer: words(routeEntries(table.routes, 'footer')),
      start: at('/'),
      at,
    }
  })
  return [out as Visit, inside as Visit]
}

/** What an address leads to now, in words: to who is signed out, and to who is signed in where that differs. */
export function leads([out, inside]: [Visit, Visit], path: string): string {
  const said = (to: string) => {
    const [, , route] = to.split(' ')
    if (to.startsWith('page')) return route ? `is a page of ${route}` : 'is a page of the product'
    return to.startsWith('/') ? `leads to ${to}` : 'leads nowhere'
  }
  const [a, b] = [said(out.at(path)), said(inside.at(path))]
  return a === b ? a : `${a}, signed in it ${b}`
}
