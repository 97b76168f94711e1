import { fixedPages, pageKinds as kinds } from '../../../../registry/routes'
import { findNearestWord } from '../../../../src/lib/text/findNearestWord'
import { internalPath } from '../../../../src/lib/url/internalPath'
import { resolvePage } from '../../../../src/site/plan/resolvePage'
import { createRouteTable } from '../../../../src/site/plan/routeTable'
import type { Problem } from '../../../../src/site/validate/problem'
import type { RuleName } from '../../../../src/site/validate/ruleName'
import type { SiteCheck } from '../../site/site'
import { isKnownPath } from '../../site/sitePaths'

/** Reports redirects to unknown paths and redirect loops (threats R4). Loops are found by the resolver that the site uses. */
export const checkRedirects: SiteCheck = (site) => {
  const { config } = site
  if (!config) return []
  const { file, plan } = config
  const found = new Map<string, Problem>()
  for (const signedIn of [false, true]) {
    const table = createRouteTable(plan, fixedPages, kinds, signedIn)
    for (const { route, redirect, index } of table.routes) {
      if (!redirect) continue
      const pointer = `/site_config/routing/${index}/redirect`
      const report = (rule: RuleName, message: string, suggestion?: string) =>
        found.set(pointer, { severity: 'error', rule, file, pointer, message, suggestion })
      const resolved = resolvePage(plan, table, { pathname: route, search: '', hash: '' }, { signedIn: true })
      if (resolved.type === 'loop') {
        const loop =
          resolved.from === resolved.to
            ? `${route} leads to itself`
            : `${resolved.from} and ${resolved.to} lead to each other`
        report('route/redirect', `redirect loop: ${loop}`)
      } else if (!internalPath(redirect, 'https://site.invalid'))
        report('route/redirect', `"redirect" is "${redirect}": expected a path of this site`)
      else if (!isKnownPath(site, redirect))
        report(
          'link/nowhere',
          `"${redirect}" matches no page of the site`,
          findNearestWord(
            redirect,
            plan.routes.map((other) => other.route),
          ),
        )
    }
  }
  return [...found.values()]
}
