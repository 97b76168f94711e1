import type { Route, SiteConfig, TitleCard } from '../../generated/types'
import { safeHref } from '../../lib/url/safeHref'

export interface LinkRules {
  config: SiteConfig
  /** First part of the address, by the module's config. Default /title. */
  path?: string
  /** Slug of the module that the card stands in. */
  module?: string
}

/**
 * Where a card leads (spec, section 2: Fixed paths): its own link, a live event page where the event rule names the
 * module, else the configured path and the slug. The path defaults to /title, for a collection to that of collections.
 * @returns undefined for a title that cannot be played, where the brand says that such are no links, and for a bad link
 */
export function titleLink(title: TitleCard, { config, path, module }: LinkRules): string | undefined {
  if (title.is_playable === false && config.disable_non_playable) return undefined
  if (title.link !== undefined) return safeHref(title.link)
  const first = path ?? (title.title_type === 'collection' ? collectionPath(config.routing) : '/title')
  return eventOf(title, { config, module }) ?? below(first, title.slug)
}

/** The page of a title's last live event, where the event rule names the module that it stands in. */
export function eventOf({ slug, live_events }: TitleCard, { config, module }: LinkRules): string | undefined {
  const event = live_events?.at(-1)
  const named = config.consider_module_title_as_event?.module_slug_list ?? []
  return event && module && named.includes(module) ? eventLink(config, slug, event) : undefined
}

/** The page of a live event, below the route that the config names for events (spec, section 2). Default: /event. */
export function eventLink({ consider_module_title_as_event: rule }: SiteConfig, title: string, event: string): string {
  return below(rule?.route_to_open ?? '/event', title, event)
}

/**
 * What the address of a collection begins with: the path of the kind collections, else that of the kind collection
 * without its parameter, else /collections.
 */
export function collectionPath(routes: readonly Pick<Route, 'route' | 'component'>[]): string {
  const at = (kind: string, form: RegExp) =>
    routes.map(({ component, route }) => (component === kind ? form.exec(route)?.[1] : undefined)).find(Boolean)
  return at('collections', /^([^:]+)$/) ?? at('collection', /^([^:]+)\/:[^/:]+$/) ?? '/collections'
}

/**
 * Where a title is played: /play and its slug (spec, section 2: Fixed paths).
 * @returns undefined for what cannot be played: it says so, it is a picture or a collection, or it is no title at all
 */
export function playLink(title: TitleCard): string | undefined {
  const isTitle = title.id !== undefined || title.title_type !== undefined || title.primary_video !== undefined
  if (!isTitle || title.is_playable === false || SILENT.has(title.title_type)) return undefined
  return below('/play', title.slug)
}

/** Stands in the query of a play page that begins at the beginning, wherever the viewer got before. */
export const FROM_START = 'from=start'

/** Whether the query of an address says so. */
export const isFromStart = (query: URLSearchParams): boolean => query.get('from') === 'start'

/** What no player takes. */
const SILENT: ReadonlySet<string | undefined> = new Set(['collection', 'image'])

/** The fixed address of a title, or of an extra of it (spec, section 2: Fixed paths). */
export const titleAddress = (slug: string, asset?: string): string =>
  asset === undefined ? below('/title', slug) : below('/title', slug, asset)

/** An address below a path of the config, which may end in a slash. */
const below = (path: string, ...parts: string[]) =>
  parts.reduce(
    (address, part) => `${address}/${encodeURIComponent(part)}`,
    path.endsWith('/') ? path.slice(0, -1) : path,
  )
