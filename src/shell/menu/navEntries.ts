import type { ExternalLink } from '../../generated/types'
import { pathKey } from '../../lib/url/internalPath'
import { isExternal } from '../../lib/url/safeHref'
import { searchPath } from '../../search/searchPath'
import type { PlannedModule } from '../../site/moduleList'
import type { PlannedRoute } from '../../site/plan/plan'
import { useRuntime, useSession } from '../../site/react/RuntimeContext'
import { useModuleList } from '../../site/react/useModuleList'
import { useText } from '../../text/TextContext'

export interface NavEntry {
  key: string
  label: string
  href: string
  target?: '_self' | '_blank'
  /** Shown instead of the label. */
  image?: string
}

/**
 * The entries of the main menu, in order: routes, modules of the navbar's list with `add_to_menu` (links to
 * /category/{slug}), external links (spec, section 2: Top bar).
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

export const routeEntries = (routes: PlannedRoute[], placement: 'main' | 'footer'): NavEntry[] =>
  menuRoutes(routes, placement).map((route) => ({
    key: `route ${route.index}`,
    label: route.label ?? '',
    href: route.route,
    target: route.target,
  }))

/** Links of the config. Links to other sites open in a new tab unless `target` is set. */
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
 * The entry of the current page, or of the closest page above it in the path.
 */
export function currentEntry(
  entries: readonly NavEntry[],
  pathname: string,
): { href: string; exact: boolean } | undefined {
  const path = pathKey(pathname)
  const href = entries
    .map((entry) => entry.href)
    .filter((href) => href.startsWith('/') && `${path}/`.startsWith(`${pathKey(href)}/`))
    .sort((a, b) => b.length - a.length)[0]
  return href === undefined ? undefined : { href, exact: path === pathKey(href) }
}

/** The routes of a menu (spec, section 2: label, show_in_menu, placement). Skips paths with parameters. */
function menuRoutes(routes: PlannedRoute[], placement: 'main' | 'footer'): PlannedRoute[] {
  return routes.filter(
    (route) =>
      route.label &&
      route.show_in_menu !== false &&
      (route.placement ?? 'main') === placement &&
      !route.route.includes(':'),
  )
}

/**
 * The main menu of this visitor. Modules are added when their list has loaded. With `search: link`, search is the last
 * entry, except in the centred layout, where it is one of the tools.
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
