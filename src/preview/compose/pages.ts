import { isRecord } from '../../lib/json/isRecord'
import { valueAtPath } from '../../lib/json/valueAtPath'
import { nameOf } from './form/labels'
import { readRoutes, startPage } from './site/pages/routes'

export interface SitePage {
  path: string
  name: string
}

/** The pages of a site that have an address without parameters. */
export function sitePages(config: unknown): SitePage[] {
  const routes = valueAtPath(config, ['site_config', 'routing'])
  return (Array.isArray(routes) ? routes : []).flatMap((route): SitePage[] => {
    if (!isRecord(route) || typeof route.route !== 'string' || route.redirect !== undefined) return []
    return /[:*]/.test(route.route)
      ? []
      : [{ path: route.route, name: nameOf(route.label, nameOf(route, route.route)) }]
  })
}

/** The page that Compose opens for a path: `/` leads to the start page. */
export const resolveStartPage = (path: string, config: unknown): string =>
  path === '/' ? (startPage(readRoutes(config))?.route ?? path) : path
