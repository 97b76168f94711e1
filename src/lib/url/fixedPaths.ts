import { isPathWithin, pathKey } from './internalPath'

/** Rules for a fixed path and all paths below it */
export interface FixedPathFlags {
  /** No route of a config may use it (threats R4) */
  reserved?: true
  /** Reachable without forced keycloak login (threats S13) */
  skipsForcedLogin?: true
  /** Reachable while a countdown covers the site: sign-in, sign-out, and links of emails */
  bypassesCountdown?: true
  /** Its address or form has data that third-party scripts must not see (threats X4, S10, S11) */
  blocksScripts?: true
  /** Never a return location after sign-in: it would loop or sign out (threats R1) */
  noReturn?: true
}

export interface FixedPath extends FixedPathFlags {
  path: string
  /** Page kind. Undefined: only a prefix of other paths */
  kind?: string
}

const LOGIN = { skipsForcedLogin: true, blocksScripts: true, noReturn: true } as const
const SIGN_IN = { reserved: true, bypassesCountdown: true, ...LOGIN } as const
const RESET = { skipsForcedLogin: true, bypassesCountdown: true, blocksScripts: true } as const
const MESSAGE = { reserved: true, skipsForcedLogin: true, bypassesCountdown: true } as const

/** The fixed paths (spec, section 2: Fixed paths) */
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

/** Whether a flag is set for a fixed path or a path below it, by segment, ignoring case */
export function hasFixedPathFlag(pathname: string, flag: keyof FixedPathFlags): boolean {
  const path = pathKey(pathname)
  return FIXED_PATHS.some((fixed) => fixed[flag] && isPathWithin(path, fixed.path))
}

/** Whether a route may not use exactly this path */
export const isReservedPath = (pathname: string): boolean =>
  FIXED_PATHS.some(({ path, reserved }) => reserved && path === pathKey(pathname))
