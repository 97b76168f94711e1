import type { FromGenre } from '../../../catalogue/genres/cameFromGenre'
import { genreLink } from '../../../catalogue/genres/genres'
import { defaultRoute, type PlannedRoute } from '../../../site/plan/plan'

/**
 * Where a title page leads back to: the genre that the visitor came from (spec: navigation carries the genre), else the
 * route above its path, else the start.
 * @param routes those that exist for this visitor
 * @returns the label where the place has a name
 */
export function backLink(
  routes: PlannedRoute[],
  pathname: string,
  genre: FromGenre | undefined,
): { href: string; label?: string } {
  if (genre) return { href: genreLink(genre.slug, routes), label: genre.name }
  const above = pathname.replace(/\/[^/]*$/, '')
  const route = routes.find((each) => each.route === above && !each.redirect)
  if (route) return { href: route.route, label: route.label ?? route.heading }
  return { href: defaultRoute(routes)?.route ?? '/' }
}
