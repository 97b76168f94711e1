import type { SiteConfig, TitleCard } from '../../generated/types'
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
 * module and the title has live events (the last one is used), else the configured path or /title, and the slug.
 * @returns undefined for a title that cannot be played, where the brand says that such are no links, and for a bad link
 */
export function titleLink(title: TitleCard, { config, path = '/title', module }: LinkRules): string | undefined {
  if (title.is_playable === false && config.disable_non_playable) return undefined
  if (title.link !== undefined) return safeHref(title.link)
  const rule = config.consider_module_title_as_event
  const event = title.live_events?.at(-1)
  if (rule && event && module && rule.module_slug_list.includes(module)) {
    return eventLink(config, title.slug, event)
  }
  return below(path, title.slug)
}

/** The page of a live event: below the route that the config names for events, else below its title (spec, section 2). */
export function eventLink({ consider_module_title_as_event: rule }: SiteConfig, title: string, event: string): string {
  return below(rule?.route_to_open ?? '/title', title, event)
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
