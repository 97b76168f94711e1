import type { PlannedRoute } from '../../src/site/plan/plan'
import type { Line } from '../../src/tools/diff/comparison'
import { describeChanges } from './changes'
import { describeTarget, type Visit } from './visits'

export type RoutePair = [before: PlannedRoute | undefined, after: PlannedRoute | undefined]

const AUDIENCE_TEXTS = { any: 'for all visitors', in: 'for signed-in visitors', out: 'for signed-out visitors' }

/** Pairs routes by path, and several routes of one path by audience. */
export function pairRoutes(before: readonly PlannedRoute[], after: readonly PlannedRoute[]): RoutePair[] {
  const paths = new Set([...after, ...before].map(({ route }) => route))
  return [...paths].flatMap((path): RoutePair[] => {
    const a = before.filter(({ route }) => route === path)
    const b = after.filter(({ route }) => route === path)
    if (a.length <= 1 && b.length <= 1) return [[a[0], b[0]]]
    return [...new Set([...a, ...b].map(audienceOf))].map((audience) => [
      a.find((route) => audienceOf(route) === audience),
      b.find((route) => audienceOf(route) === audience),
    ])
  })
}

/** Lines with the sign `~` change the content of a page. The others change whether it exists, its audience or its redirect. */
export const routeLines = (pairs: readonly RoutePair[], visitsAfter: [Visit, Visit]): Line[] =>
  pairs.flatMap(([before, after]) => {
    if (before && after) return changedRoute(before, after)
    if (after) return [addedRoute(after)]
    return before ? [removedRoute(before, visitsAfter)] : []
  })

function addedRoute(route: PlannedRoute): Line {
  const { route: path, redirect, component } = route
  return redirect
    ? { sign: '!', text: `route ${path}: redirects to ${redirect}`, ...locationOf(route) }
    : { sign: '+', text: `route ${path} (${component})${audienceSuffix(route)}`, ...locationOf(route) }
}

function removedRoute(route: PlannedRoute, visitsAfter: [Visit, Visit]): Line {
  const { route: path } = route
  const text = `route ${path}${audienceSuffix(route)}: its address now ${describeTarget(visitsAfter, path)}`
  return { sign: '-', text, paths: [path] }
}

function changedRoute(before: PlannedRoute, after: PlannedRoute): Line[] {
  const lines: Line[] = []
  const add = (sign: '!' | '~', text: string) =>
    lines.push({ sign, text: `route ${after.route}: ${text}`, ...locationOf(after) })
  if (Boolean(before.protected) !== Boolean(after.protected))
    add('!', `${after.protected ? 'now requires' : 'no longer requires'} sign-in`)
  const [oldAudience, newAudience] = [audienceOf(before), audienceOf(after)]
  if (oldAudience !== newAudience) add('!', `${AUDIENCE_TEXTS[newAudience]}, was ${AUDIENCE_TEXTS[oldAudience]}`)
  if (before.redirect !== after.redirect) {
    if (!after.redirect) add('!', `is a page, was a redirect to ${before.redirect}`)
    else if (!before.redirect) add('!', `redirects to ${after.redirect}, was a page`)
    else add('!', `redirects to ${after.redirect} instead of ${before.redirect}`)
  }
  const rest = describeChanges(otherFields(before), otherFields(after))
  if (rest.length > 0) add('~', rest.join(', '))
  return lines
}

const audienceOf = ({ login_required, logout_required }: PlannedRoute): keyof typeof AUDIENCE_TEXTS =>
  login_required ? 'in' : logout_required ? 'out' : 'any'

function audienceSuffix(route: PlannedRoute): string {
  const audience = audienceOf(route)
  return audience === 'any' ? '' : `, ${AUDIENCE_TEXTS[audience]}`
}

const locationOf = ({ route, index }: PlannedRoute) => ({
  paths: [route],
  place: { file: 'config.json', pointer: `/site_config/routing/${index}` },
})

/** The fields that no other line compares. `index` is only the position in the config. */
function otherFields(route: PlannedRoute) {
  const {
    index,
    route: path,
    protected: isProtected,
    login_required,
    logout_required,
    redirect,
    modules_uri,
    ...rest
  } = route
  return rest
}
