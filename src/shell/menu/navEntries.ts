import type { ExternalLink } from '../../generated/types'
import { isExternal } from '../../lib/url/safeHref'
import type { PlannedModule } from '../../site/moduleList'
import type { PlannedRoute } from '../../site/plan/plan'
import { menuEntries } from './menuEntries'

/** One entry of a menu. */
export interface NavEntry {
  key: string
  label: string
  href: string
  target?: '_self' | '_blank'
  /** A picture instead of the words. */
  image?: string
}

/**
 * The entries of the main menu, in order: routes, modules of the navbar's list with `add_to_menu` (they lead to
 * /category/{slug}), links out of the site (spec, section 2: Top bar).
 */
export function navEntries(
  routes: PlannedRoute[],
  modules: readonly PlannedModule[] = [],
  links: readonly ExternalLink[] = [],
  signedIn = false,
): NavEntry[] {
  return [
    ...routeEntries(routes, 'main'),
    ...modules
      .filter((module) => module.targeting.add_to_menu && module.heading)
      .map((module) => ({
        key: `module ${module.key}`,
        label: module.heading ?? '',
        href: `/category/${encodeURIComponent(module.slug)}`,
      })),
    ...linkEntries(links, signedIn),
  ]
}

/** The routes of a menu as entries. */
export const routeEntries = (routes: PlannedRoute[], placement: 'main' | 'footer'): NavEntry[] =>
  menuEntries(routes, placement).map((route) => ({
    key: `route ${route.index}`,
    label: route.label ?? '',
    href: route.route,
    target: route.target,
  }))

/** Links that the operator wrote, as entries: other sites open in a new tab unless the link says otherwise. */
export const linkEntries = (links: readonly ExternalLink[] = [], signedIn = false): NavEntry[] =>
  links
    .filter((link) => signedIn || !link.login_required)
    .map((link, index) => ({
      key: `link ${index}`,
      label: link.label,
      href: link.url,
      target: link.target ?? (/^https?:/i.test(link.url) && isExternal(link.url) ? '_blank' : undefined),
      image: link.image,
    }))

/**
 * The entry of the page that is shown, or that it lies below: the longest address wins.
 * @returns value of `aria-current` by href
 */
export function currentEntry(
  entries: readonly NavEntry[],
  pathname: string,
): { href: string; exact: boolean } | undefined {
  const path = pathname.toLowerCase()
  const href = entries
    .map((entry) => entry.href)
    .filter((to) => to.startsWith('/') && (path === to.toLowerCase() || path.startsWith(`${to.toLowerCase()}/`)))
    .sort((a, b) => b.length - a.length)[0]
  return href === undefined ? undefined : { href, exact: path === href.toLowerCase() }
}
