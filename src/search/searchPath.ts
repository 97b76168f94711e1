import type { PlannedRoute } from '../site/plan/plan'

/** Path of the searchresults route (spec, section 2); undefined: no search */
export function searchPath(routes: readonly PlannedRoute[]): string | undefined {
  return routes.find((route) => route.component === 'searchresults' && !route.route.includes(':'))?.route
}
