import { fixedPages, routeKinds } from '../../../registry/routes'
import { isRecord } from '../../../src/lib/json/isRecord'
import { canonicalPath } from '../../../src/lib/url/internalPath'
import type { SitePlan } from '../../../src/site/plan/plan'
import { createRouteTable } from '../../../src/site/plan/routeTable'
import { whyLeftOut } from './withoutService'

/** The path of an address, as routes are matched. */
export const pathOf = (address: string): string => canonicalPath(address.replace(/[?#].*/s, ''))

/**
 * Tells which addresses lead to the service, or to a page that an export leaves out.
 * @param plan of the config as it was written, with the routes that the export drops
 */
export function createLeftOut(plan: SitePlan): (address: unknown) => boolean {
  const tables = [false, true].map((signedIn) => createRouteTable(plan, fixedPages, routeKinds, signedIn))
  return (address) => {
    if (typeof address !== 'string' || !address.startsWith('/')) return false
    const path = pathOf(address)
    // Calls to the service, for example for a protected document.
    if (path.startsWith('/api/')) return true
    const found = tables.map((table) => table.match(path)).find((match) => match !== undefined)
    return found !== undefined && whyLeftOut({ component: found.kind, ...found.route }) !== undefined
  }
}

interface Rules {
  isLeftOut: (address: unknown) => boolean
  /** Slugs of titles that an export leaves out. */
  titles: ReadonlySet<string>
  /** Receives each removed link. */
  removed?: (address: string) => void
}

/**
 * Removes what leads to a left-out page from an answer of the service: entries of lists and objects with such an address
 * are dropped, links in HTML become plain text.
 */
export function withoutLinks(value: unknown, rules: Rules): unknown {
  const { isLeftOut, titles, removed } = rules
  const leaves = (address: unknown, shown = address): boolean => {
    if (!isLeftOut(address)) return false
    removed?.(String(shown))
    return true
  }
  const isDropped = (entry: unknown): boolean =>
    isRecord(entry) &&
    (leaves(entry.url) || leaves(entry.link) || leaves(entry.redirect) || isLeftOutTitle(entry) || leadsAway(entry))
  const isLeftOutTitle = ({ slug, title_type }: Record<string, unknown>) =>
    title_type === 'collection' || (typeof slug === 'string' && titles.has(slug))
  /** A module whose cards lead below a left-out page. */
  const leadsAway = ({ module }: Record<string, unknown>) =>
    isRecord(module) && isRecord(module.config) && module.config.path !== undefined
      ? leaves(`${module.config.path}/a`, module.config.path)
      : false

  function walk(value: unknown): unknown {
    if (typeof value === 'string')
      return value.replaceAll(HTML_LINK, (link, _, href: string, content: string) => (leaves(href) ? content : link))
    if (Array.isArray(value)) return value.filter((entry) => !isDropped(entry)).map(walk)
    if (!isRecord(value)) return value
    const { see_all, see_all_link, ...rest } = value
    const kept = leaves(see_all_link) ? rest : value
    return Object.fromEntries(
      Object.entries(kept)
        .filter(([, part]) => !isDropped(part))
        .map(([name, part]) => [name, walk(part)]),
    )
  }
  return walk(value)
}

const HTML_LINK = /<a\b[^>]*\shref=(["'])(.*?)\1[^>]*>([\s\S]*?)<\/a>/gi
