import { titleLink } from '../../../catalogue/title/titleLink'
import type { SiteConfig, TitleCard } from '../../../generated/types'
import type { PlannedModule } from '../../../site/moduleList'

/** One line below a genre. Without an address it is no link. */
export interface MenuTitle {
  key: string
  name: string
  href?: string
}

/** Most titles that one genre shows in the menu. */
const MOST = 50

/**
 * The titles of a module as lines of the mobile menu (spec, section 2: Mobile nav). Titles that cannot be played are no
 * links where disable_non_playable says so. What has no slug or name is left out: the menu does not wait for the
 * module's own code and validator.
 */
export function menuTitles(module: PlannedModule, config: SiteConfig): MenuTitle[] {
  const items = Array.isArray(module.raw.content) ? module.raw.content : []
  return items
    .slice(0, MOST)
    .filter(isTitle)
    .map((title, index) => ({
      key: `${title.slug} ${index}`,
      name: title.name ?? title.title_name ?? title.slug,
      href: titleLink({ slug: title.slug, is_playable: title.is_playable }, { config }),
    }))
}

const isTitle = (value: unknown): value is TitleCard => {
  if (typeof value !== 'object' || value === null) return false
  const { slug, name, title_name } = value as Record<string, unknown>
  return (
    typeof slug === 'string' &&
    slug !== '' &&
    [name, title_name].every((it) => it === undefined || typeof it === 'string')
  )
}
