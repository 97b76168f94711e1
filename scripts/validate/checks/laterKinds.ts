import { routeKinds } from '../../../registry/routes'
import type { Problem } from '../../../src/site/validate/problem'
import type { SiteCheck } from '../site/site'

/** Routes whose page comes with a later version: visitors do not see them yet. */
export const laterKinds: SiteCheck = ({ config }) => {
  if (!config) return []
  const shown = routeKinds(false)
  return config.plan.routes
    .filter(({ component, redirect }) => !redirect && !shown.has(component))
    .map(
      ({ component, index }): Problem => ({
        severity: 'warning',
        file: config.file,
        pointer: `/site_config/routing/${index}/component`,
        message: `the page "${component}" comes with a later version; until then this route leads nowhere`,
      }),
    )
}
