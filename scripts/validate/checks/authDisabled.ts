import { authType } from '../../../src/session/authType'
import type { Problem } from '../../../src/site/validate/problem'
import type { SiteCheck } from '../site/site'

const SIGN_IN_KINDS: ReadonlySet<string> = new Set(['watchlist', 'history', 'recommendations'])

/** An export stores these lists in the browser (scripts/export/links/withoutService.ts). */
const KINDS_STORED_IN_BROWSER: ReadonlySet<string> = new Set(['watchlist', 'history'])

/** For sites with `auth.disabled`: reports settings and routes that require sign-in. */
export const checkAuthDisabled: SiteCheck = ({ config, forExport }) => {
  if (!config || authType(config.document) !== undefined) return []
  const { site_config } = config.document
  const report = (pointer: string, reason: string): Problem => ({
    severity: 'warning',
    rule: 'sign-in/no-way',
    file: config.file,
    pointer,
    message: `${reason}, but "auth.disabled" turns sign-in off`,
  })
  const flags: [pointer: string, isSet: boolean | undefined][] = [
    ['/code_login', config.document.code_login],
    ['/username_login', config.document.username_login],
    ['/site_config/force_keycloak', site_config.force_keycloak],
    ['/site_config/play_auth', site_config.play_auth],
  ]
  const isStored = (kind: string) => forExport && KINDS_STORED_IN_BROWSER.has(kind)
  const routes = config.plan.routes.filter(
    (route) =>
      !isStored(route.component) &&
      (route.protected || route.login_required || (SIGN_IN_KINDS.has(route.component) && !route.redirect)),
  )
  return [
    ...flags.flatMap(([pointer, isSet]) =>
      isSet ? report(pointer, `"${pointer.slice(pointer.lastIndexOf('/') + 1)}" requires sign-in`) : [],
    ),
    ...routes.map(({ index, route }) =>
      report(`/site_config/routing/${index}`, `the route "${route}" is for signed-in visitors`),
    ),
  ]
}
