import type { PlannedRoute } from '../site/plan/plan'

/** The fields of a route entry as the config has them, in its order; what is no plain value as JSON. */
export function routeFields({ index: _, ...route }: PlannedRoute): { name: string; value: string }[] {
  return Object.entries(route)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ({ name, value: typeof value === 'string' ? value : JSON.stringify(value, null, 1) }))
}
