import type { PlannedRoute } from '../../site/plan/plan'

/** The entries of a menu (spec, section 2: label, show_in_menu, placement). Paths with parameters are no entries. */
export function menuEntries(routes: PlannedRoute[], placement: 'main' | 'footer'): PlannedRoute[] {
  return routes.filter(
    (route) =>
      route.label &&
      route.show_in_menu !== false &&
      (route.placement ?? 'main') === placement &&
      !route.route.includes(':'),
  )
}
