import type { Route, SiteConfig, TitleCard } from '../../generated/types'
import { safeHref } from '../../lib/url/safeHref'

export interface LinkRules {
  config: SiteConfig
  /** First part of the address, from the module's config. Default /title. */
  path?: string
  /** Slug of the module that shows the card. */
  module?: string
}

/**
 * The link of a card (spec, section 2: Fixed paths): its own link, a live event page if the event rule names the
 * module, else the configured path and the slug. The path defaults to /title, for a collection to that of collections.
 * @returns undefined for an unplayable title with `disable_non_playable`, and for an unsafe link
 */
export function titleLink(title: TitleCard, { config, path, module }: LinkRules): string | undefined {
  if (title.is_playable === false && config.disable_non_playable) return undefined
  if (title.link !== undefined) return safeHref(title.link)
  const base = path ?? (title.title_type === 'collection' ? collectionPath(config.routing) : '/title')
  return lastEventLink(title, { config, module }) ?? joinPath(base, title.slug)
}

/** The page of a title's last live event, if the event rule names the module. */
export function lastEventLink({ slug, live_events }: TitleCard, { config, module }: LinkRules): string | undefined {
  const event = live_events?.at(-1)
  const named = config.consider_module_title_as_event?.module_slug_list ?? []
  return event && module && named.includes(module) ? eventLink(config, slug, event) : undefined
}

/** The page of a live event, below the event route of the config (spec, section 2). Default: /event. */
export function eventLink({ consider_module_title_as_event: rule }: SiteConfig, title: string, event: string): string {
  return joinPath(rule?.route_to_open ?? '/event', title, event)
}

/**
 * First part of collection addresses: the path of the kind collections, else that of the kind collection without its
 * parameter, else /collections.
 */
export function collectionPath(routes: readonly Pick<Route, 'route' | 'component'>[]): string {
  const pathOf = (kind: string, pattern: RegExp) =>
    routes.map(({ component, route }) => (component === kind ? pattern.exec(route)?.[1] : undefined)).find(Boolean)
  return pathOf('collections', /^([^:]+)$/) ?? pathOf('collection', /^([^:]+)\/:[^/:]+$/) ?? '/collections'
}

/**
 * The play page of a title: /play and its slug (spec, section 2: Fixed paths).
 * @returns undefined for titles marked as not playable, pictures, collections, and items that are not titles
 */
export function playLink(title: TitleCard): string | undefined {
  const isTitle = title.id !== undefined || title.title_type !== undefined || title.primary_video !== undefined
  if (!isTitle || title.is_playable === false || UNPLAYABLE_TYPES.has(title.title_type)) return undefined
  return joinPath('/play', title.slug)
}

/** Query of a play page that ignores the stored position. */
export const FROM_START = 'from=start'

export const isFromStart = (query: URLSearchParams): boolean => query.get('from') === 'start'

const UNPLAYABLE_TYPES: ReadonlySet<string | undefined> = new Set(['collection', 'image'])

/** The fixed address of a title or of one of its extras (spec, section 2: Fixed paths). */
export const titleAddress = (slug: string, asset?: string): string =>
  asset === undefined ? joinPath('/title', slug) : joinPath('/title', slug, asset)

/** Appends encoded segments to a path of the config, which may end in a slash. */
const joinPath = (path: string, ...parts: string[]) =>
  parts.reduce(
    (address, part) => `${address}/${encodeURIComponent(part)}`,
    path.endsWith('/') ? path.slice(0, -1) : path,
  )
