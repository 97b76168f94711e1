import { FIXED_PATHS, isReservedPath } from '../../../../../lib/url/fixedPaths'
import { canonicalPath, pathKey } from '../../../../../lib/url/internalPath'
import { createPathMatcher } from '../../../../../lib/url/pathMatcher'
import type { Refused } from '../../../../../tools/edit/operation'
import { hasParameters, type SiteRoute } from '../routes'
import type { Rewrite } from './linkUses'

const MAX_ADDRESS_LENGTH = 500
const SEGMENT_PATTERN = /^(?:[\p{L}\p{N}._~-]+|:[A-Za-z]\w*\??)$/u
/** Paths that a server answers with files or data (`fixtures/service/host/isPage`). */
const SERVER_PATHS = /^\/(?:@|__|(?:api|site|media|assets|node_modules)(?:\/|$))/

/** The page whose address is checked. A new page has no index. */
type CheckedPage = Pick<SiteRoute, 'component' | 'value'> & { index?: number; parameters: readonly string[] }

/**
 * Checks a typed address of a page.
 * @returns its canonical form, or why the page cannot have it
 */
export function checkAddress(
  routes: readonly SiteRoute[],
  page: CheckedPage,
  typed: string,
): { address: string } | Refused {
  const text = typed.trim()
  const address = canonicalPath(text.startsWith('/') ? text : `/${text}`).normalize()
  if (address === '/') return { refused: 'Type an address, for example /late-shows.' }
  if (/\s/.test(address)) return { refused: 'An address has no spaces. Use hyphens, for example /late-shows.' }
  if (address.length > MAX_ADDRESS_LENGTH)
    return { refused: `An address has at most ${MAX_ADDRESS_LENGTH} characters.` }
  if (
    !address
      .slice(1)
      .split('/')
      .every((segment) => SEGMENT_PATTERN.test(segment))
  )
    return { refused: 'An address has letters, digits, hyphens and slashes, for example /late-shows.' }
  const fixed = FIXED_PATHS.find(({ path }) => path === pathKey(address))
  if (isReservedPath(address) || SERVER_PATHS.test(address) || (fixed && fixed.kind !== page.component))
    return { refused: `${address} is an address of the site itself. Choose another one.` }
  return parameterProblem(page, address) ?? addressConflict(routes, page, address) ?? { address }
}

function parameterProblem({ parameters }: CheckedPage, address: string): Refused | undefined {
  const given = parametersOf(address)
  const missing = parameters.find((each) => !given.includes(each))
  if (missing) return { refused: `This page needs ${missing} in its address, for example /films/${missing}.` }
  const extra = given.find((each) => !parameters.includes(each))
  return extra ? { refused: `This page has no parameter ${extra}. Remove it from the address.` } : undefined
}

export const parametersOf = (address: string): string[] =>
  [...address.matchAll(/\/(:[A-Za-z]\w*)/g)].map(([, parameter = '']) => parameter)

function addressConflict(routes: readonly SiteRoute[], page: CheckedPage, address: string): Refused | undefined {
  const other = routes.find(
    (each) => each.index !== page.index && hasSamePattern(each, address) && canConflict(each, page),
  )
  if (!other || isOwnRedirect(routes, page, other)) return undefined
  return {
    refused: other.redirect
      ? `${address} redirects to ${other.redirect}. Remove that redirect first.`
      : `${address} is already the address of ${other.name}. Choose another one.`,
  }
}

/** Paths that differ only in the names of parameters are equal. */
const patternOf = (routePath: string) => pathKey(routePath).replaceAll(/:[^/?*]+/g, ':')
const hasSamePattern = ({ route }: SiteRoute, address: string) => patternOf(route) === patternOf(address)

/** Whether a visitor can have both pages: an address may have one page for signed-in and one for signed-out visitors. */
function canConflict(a: Pick<SiteRoute, 'value'>, b: Pick<SiteRoute, 'value'>): boolean {
  const condition = ({ value }: Pick<SiteRoute, 'value'>) =>
    value.login_required ? 'in' : value.logout_required ? 'out' : 'any'
  return condition(a) === condition(b) || condition(a) === 'any' || condition(b) === 'any'
}

/** The redirect from an address that leads to this page: the page can have that address again. */
export const redirectFrom = (routes: readonly SiteRoute[], page: { index?: number }, address: string) =>
  routes.find((each) => hasSamePattern(each, address) && isOwnRedirect(routes, page, each))

function isOwnRedirect(routes: readonly SiteRoute[], page: { index?: number }, { redirect }: SiteRoute): boolean {
  const target = routes.find((each) => each.index === page.index)
  return redirect !== undefined && target !== undefined && pathKey(redirect) === pathKey(target.route)
}

/**
 * Finds the links to a page.
 * @param to its new address
 * @returns for a link to the page, or below it: the link with the new address
 */
export function createLinkRewriter(routes: readonly SiteRoute[], page: SiteRoute, to: string): Rewrite {
  const ownerOf = createRouteFinder(routes)
  const matchOwn = createPathMatcher([{ path: page.route, value: true }])
  return (link) => {
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(link) ?? []
    if (!path.startsWith('/') || path.startsWith('//') || ownerOf(path) !== page.index) return undefined
    if (!hasParameters(page.route)) {
      const below = canonicalPath(path).split('/').slice(page.route.split('/').length)
      return [to, ...below].join('/') + rest
    }
    const params = matchOwn(path)?.params ?? {}
    const filled = to.replaceAll(/\/:(\w+)\??/g, (_, name: string) =>
      params[name] ? `/${encodeURIComponent(params[name])}` : '',
    )
    return filled + rest
  }
}

/** The index of the route that a path belongs to: the best one, or the one that it lies below. */
function createRouteFinder(routes: readonly SiteRoute[]): (path: string) => number | undefined {
  const plain = new Map<string, number>()
  for (const { route, index } of routes)
    if (!hasParameters(route) && !plain.has(pathKey(route))) plain.set(pathKey(route), index)
  const match = createPathMatcher<number | undefined>([
    ...routes.map(({ route, index }) => ({ path: hasParameters(route) ? route : `${route}/*`, value: index })),
    ...FIXED_PATHS.map(({ path }) => ({ path, value: undefined })),
  ])
  return (path) => plain.get(pathKey(path)) ?? match(path)?.value
}
