import type { SiteConfig } from '../../generated/types'

/** The page of a live event of a title: below the route that the config names for events, else below the title (spec, section 2: Fixed paths). */
export function eventLink(config: SiteConfig, title: string, event: string): string {
  const base = config.consider_module_title_as_event?.route_to_open ?? '/title'
  return `${base.replace(/\/+$/, '')}/${encodeURIComponent(title)}/${encodeURIComponent(event)}`
}
