import { fixedPages, pageKinds } from '../../../registry/routes'
import { isRecord } from '../../../src/lib/json/isRecord'
import { canonicalPath } from '../../../src/lib/url/internalPath'
import type { SitePlan } from '../../../src/site/plan/plan'
import { createRouteTable } from '../../../src/site/plan/routeTable'
import { omissionReason } from './withoutService'

/** The canonical path of a URL, for matching routes. */
export const pathOf = (address: string): string => canonicalPath(address.replace(/[?#].*/s, ''))

/**
 * Returns a function that checks whether a URL leads to the service, or to a page that is not exported.
 * @param plan of the original config, including the routes that are not exported
 */
export function createOmittedCheck(plan: SitePlan): (address: unknown) => boolean {
  const tables = [false, true].map((signedIn) => createRouteTable(plan, fixedPages, pageKinds, signedIn))
  return (address) => {
    if (typeof address !== 'string' || !address.startsWith('/')) return false
    const path = pathOf(address)
    // Calls to the service, for example for a protected document.
    if (path.startsWith('/api/')) return true
    const found = tables.map((table) => table.match(path)).find((match) => match !== undefined)
    return found !== undefined && omissionReason({ component: found.kind, ...found.route }) !== undefined
  }
}

interface OmissionRules {
  isOmitted: (address: unknown) => boolean
  /** Slugs of titles that are not exported. */
  omittedSlugs: ReadonlySet<string>
  /** Called for each removed link. */
  onRemoved?: (address: string) => void
}

/**
 * Removes links to pages that are not exported from a response: drops list entries and objects with such a URL, and
 * replaces links in HTML with their text.
 */
export function removeOmittedLinks(value: unknown, rules: OmissionRules): unknown {
  const { isOmitted, omittedSlugs, onRemoved } = rules
  const removesLink = (address: unknown, shown = address): boolean => {
    if (!isOmitted(address)) return false
    onRemoved?.(String(shown))
    return true
  }
  const isDropped = (entry: unknown): boolean =>
    isRecord(entry) &&
    (removesLink(entry.url) ||
      removesLink(entry.link) ||
      removesLink(entry.redirect) ||
      isOmittedTitle(entry) ||
      isOmittedModule(entry))
  const isOmittedTitle = ({ slug, title_type }: Record<string, unknown>) =>
    title_type === 'collection' || (typeof slug === 'string' && omittedSlugs.has(slug))
  /** A module whose cards link below a page that is not exported. */
  const isOmittedModule = ({ module }: Record<string, unknown>) =>
    isRecord(module) && isRecord(module.config) && module.config.path !== undefined
      ? removesLink(`${module.config.path}/a`, module.config.path)
      : false

  function walk(value: unknown): unknown {
    if (typeof value === 'string')
      return value.replaceAll(HTML_LINK, (link, _, href: string, content: string) =>
        removesLink(href) ? content : link,
      )
    if (Array.isArray(value)) return value.filter((entry) => !isDropped(entry)).map(walk)
    if (!isRecord(value)) return value
    const { see_all, see_all_link, ...rest } = value
    const object = removesLink(see_all_link) ? rest : value
    return Object.fromEntries(
      Object.entries(object)
        .filter(([, part]) => !isDropped(part))
        .map(([name, part]) => [name, walk(part)]),
    )
  }
  return walk(value)
}

const HTML_LINK = /<a\b[^>]*\shref=(["'])(.*?)\1[^>]*>([\s\S]*?)<\/a>/gi
