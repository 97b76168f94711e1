import { authType } from '../../../src/session/authType'
import type { Problem } from '../../../src/site/validate/problem'
import type { SiteCheck } from '../site/site'

/** Kinds of pages that only somebody who has signed in has anything on. */
const OWN: ReadonlySet<string> = new Set(['watchlist', 'history', 'recommendations'])

/** Of these an export keeps the lists in the browser, for everybody (scripts/export/links/withoutService.ts). */
const KEPT_BY_BROWSERS: ReadonlySet<string> = new Set(['watchlist', 'history'])

/** A site on which nobody can sign in, and what of it asks for that. */
export const noWayIn: SiteCheck = ({ config, forExport }) => {
  if (!config || authType(config.document) !== undefined) return []
  const { site_config } = config.document
  const problem = (pointer: string, what: string): Problem => ({
    severity: 'warning',
    file: config.file,
    pointer,
    message: `${what}, and "auth.disabled" says that nobody signs in on this site`,
  })
  const flags: [pointer: string, isSet: boolean | undefined][] = [
    ['/code_login', config.document.code_login],
    ['/username_login', config.document.username_login],
    ['/site_config/force_keycloak', site_config.force_keycloak],
    ['/site_config/play_auth', site_config.play_auth],
  ]
  const isKept = (kind: string) => forExport && KEPT_BY_BROWSERS.has(kind)
  const routes = config.plan.routes.filter(
    (route) =>
      !isKept(route.component) &&
      (route.protected || route.login_required || (OWN.has(route.component) && !route.redirect)),
  )
  return [
    ...flags.flatMap(([pointer, isSet]) =>
      isSet ? problem(pointer, `"${pointer.slice(pointer.lastIndexOf('/') + 1)}" asks for signing in`) : [],
    ),
    ...routes.map(({ index, route }) =>
      problem(`/site_config/routing/${index}`, `the route "${route}" is for who has signed in`),
    ),
  ]
}
