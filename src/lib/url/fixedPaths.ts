import { isWithin, pathKey } from './internalPath'

/** What holds for a fixed path, and for all paths below it. */
export interface FixedPathFlags {
  /** No route of a config may take it (threats R4). */
  reserved?: true
  /** It is reached also where everybody has to sign in at keycloak first (threats S13). */
  unforced?: true
  /** It is reached while a countdown stands in front of the site: ways in and out, and what a mail leads to. */
  passesGate?: true
  /** Its address or form carries what no script of others may see (threats X4, S10, S11). */
  quiet?: true
  /** Nobody is led back there after signing in: they would go round in a circle, or be signed out (threats R1). */
  noReturn?: true
}

/** A path that every site has. */
export interface FixedPath extends FixedPathFlags {
  path: string
  /** The page kind that fills it. Missing: it is only what others begin with. */
  kind?: string
}

const LOGIN = { unforced: true, quiet: true, noReturn: true } as const
const SIGN_IN = { reserved: true, passesGate: true, ...LOGIN } as const
const RESET = { unforced: true, passesGate: true, quiet: true } as const
const MESSAGE = { reserved: true, unforced: true, passesGate: true } as const

/** The paths of every site (spec, section 2: Fixed paths), and all that holds for them. */
export const FIXED_PATHS: readonly FixedPath[] = [
  { path: '/restricted', kind: 'fixed:restricted', ...MESSAGE },
  { path: '/noaccess', kind: 'fixed:noaccess', ...MESSAGE },
  { path: '/logout', kind: 'fixed:logout', ...SIGN_IN },
  { path: '/login', kind: 'login', ...LOGIN },
  { path: '/c', kind: 'fixed:code', ...SIGN_IN },
  { path: '/keycloak-login', kind: 'fixed:authredirect', reserved: true, ...LOGIN },
  { path: '/auth', kind: 'fixed:authredirect', ...SIGN_IN },
  { path: '/callback', kind: 'fixed:callback', ...SIGN_IN },
  { path: '/callback/keycloak-login', kind: 'fixed:callback', ...SIGN_IN },
  { path: '/login/callback', kind: 'fixed:callback', ...SIGN_IN },
  { path: '/sso', ...LOGIN },
  { path: '/sso/tva', kind: 'fixed:ssotva', ...SIGN_IN },
  { path: '/reset', kind: 'resetpassword', ...RESET },
  { path: '/resetpassword', kind: 'resetpassword', ...RESET },
  { path: '/reset/:token', kind: 'resetpassword', ...RESET },
  { path: '/category/:moduleSlug', kind: 'module' },
  { path: '/title/:slug', kind: 'titledetail' },
  { path: '/title/:slug/:asset', kind: 'fixed:asset' },
  { path: '/play/:slug', kind: 'playdetail' },
  { path: '/watch/:slug', kind: 'watch' },
  { path: '/search', kind: 'searchresults' },
]

/** Whether something holds for a path: for a fixed one, or one below it, compared segment by segment in either case. */
export function isFixed(pathname: string, flag: keyof FixedPathFlags): boolean {
  const path = pathKey(pathname)
  return FIXED_PATHS.some((fixed) => fixed[flag] && isWithin(path, fixed.path))
}

/** Whether no route may have exactly this path. */
export const isReserved = (pathname: string): boolean =>
  FIXED_PATHS.some(({ path, reserved }) => reserved && path === pathKey(pathname))
