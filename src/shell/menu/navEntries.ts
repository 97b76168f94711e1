import type { ExternalLink } from '../../generated/types'
import { pathKey } from '../../lib/url/internalPath'
import { isExternal } from '../../lib/url/safeHref'
import { searchPath } from '../../search/searchPath'
import type { PlannedModule } from '../../site/moduleList'
import type { PlannedRoute } from '../../site/plan/plan'
import { useRuntime, useSession } from '../../site/react/RuntimeContext'
import { useModuleList } from '../../site/react/useModuleList'
import { useText } from '../../text/TextContext'

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
  const path = pathKey(pathname)
  const href = entries
    .map((entry) => entry.href)
    .filter((to) => to.startsWith('/') && `${path}/`.startsWith(`${pathKey(to)}/`))
    .sort((a, b) => b.length - a.length)[0]
  return href === undefined ? undefined : { href, exact: path === pathKey(href) }
}

/** The entries of a menu (spec, section 2: label, show_in_menu, placement). Paths with parameters are no entries. */
function menuEntries(routes: PlannedRoute[], placement: 'main' | 'footer'): PlannedRoute[] {
  return routes.filter(
    (route) =>
      route.label &&
      route.show_in_menu !== false &&
      (route.placement ?? 'main') === placement &&
      !route.route.includes(':'),
  )
}

/**
 * The main menu of this visitor. Its modules join when their list is there; without the list the rest stands. Search in
 * words is its last entry, save in the centred layout, where it stands with the tools.
 */
export function useNavEntries(): NavEntry[] {
  const t = useText()
  const { plan, routes } = useRuntime()
  const { signedIn } = useSession()
  const { navbar = {}, ext_nav_links } = plan.document.site_config
  const { modules } = useModuleList(navbar.modules_uri)
  const entries = navEntries(routes(), modules, ext_nav_links, signedIn)
  const search = navbar.search === 'link' && navbar.layout !== 'centred' ? searchPath(routes()) : undefined
  return search ? [...entries, { key: 'search', label: t('search'), href: search }] : entries
}
