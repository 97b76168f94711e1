import { defaultRoute, visibleRoutes } from '../../../../src/site/plan/plan'
import type { Problem } from '../../../../src/site/validate/problem'
import type { SiteCheck } from '../../site/site'

/** Checks that signed-in and signed-out visitors have a start page (spec, section 2: default route). */
export const checkStartPage: SiteCheck = ({ config }) => {
  if (!config) return []
  const { file, plan, document } = config
  const report = (severity: Problem['severity'], place: string, message: string): Problem => ({
    severity,
    rule: 'route/start',
    file,
    pointer: `/site_config/routing${place}`,
    message,
  })
  const isStart = (route: (typeof plan.routes)[number]) => route.default || route.route === '/home'
  if (!plan.routes.some(isStart)) {
    const first = defaultRoute(plan.routes)
    const consequence = first
      ? `the site starts at ${first.route}, the first route that visitors can open`
      : 'visitors cannot open any route'
    return [report('error', '', `no route has "default": true, and there is no /home: ${consequence}`)]
  }
  const found: Problem[] = []
  for (const [index, signedIn] of [false, true].entries()) {
    const flagged = visibleRoutes(plan, signedIn).filter((route) => route.default)
    for (const route of flagged.slice(1)) {
      const message = `more than one route has "default": true: "${flagged[0]?.route}" is used; remove this one`
      if (index === 0 || !found.some(({ pointer }) => pointer.includes(`/${route.index}/`)))
        found.push(report('warning', `/${route.index}/default`, message))
    }
  }
  if (document.site_config.force_keycloak) return found
  for (const signedIn of [false, true]) {
    const routes = visibleRoutes(plan, signedIn)
    if (routes.some(isStart)) continue
    const hidden = plan.routes.find(isStart)
    const visitors = signedIn ? 'signed-in' : 'signed-out'
    const rule = signedIn ? 'logout_required' : 'login_required'
    const start = defaultRoute(routes)
    const place = `/${hidden?.index}/${rule}`
    if (start)
      found.push(
        report(
          'warning',
          place,
          `${visitors} visitors cannot see the start page ${hidden?.route}; they start at ${start.route}`,
        ),
      )
    else
      found.push(
        report('error', place, `${visitors} visitors cannot see the start page ${hidden?.route}, nor any other page`),
      )
  }
  return found
}
