import { isPathWithin, pathKey } from './internalPath'

/** Rules for a fixed path and all paths below it */
export interface FixedPathRules {
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

export interface FixedPath extends FixedPathRules {
  path: string
  /** Page kind. Undefined: only a prefix of other paths */
  kind?: string
}

const LOGIN_RULES = { skipsForcedLogin: true, blocksScripts: true, noReturn: true } as const
const SIGN_IN_RULES = { reserved: true, bypassesCountdown: true, ...LOGIN_RULES } as const
const RESET_RULES = { skipsForcedLogin: true, bypassesCountdown: true, blocksScripts: true } as const
const MESSAGE_RULES = { reserved: true, skipsForcedLogin: true, bypassesCountdown: true } as const

/** The fixed paths (spec, section 2: Fixed paths) */
export const FIXED_PATHS: readonly FixedPath[] = [
  { path: '/restricted', kind: 'fixed:restricted', ...MESSAGE_RULES },
  { path: '/noaccess', kind: 'fixed:noaccess', ...MESSAGE_RULES },
  { path: '/logout', kind: 'fixed:logout', ...SIGN_IN_RULES },
  { path: '/login', kind: 'login', ...LOGIN_RULES },
  { path: '/c', kind: 'fixed:code', ...SIGN_IN_RULES },
  { path: '/keycloak-login', kind: 'fixed:authredirect', reserved: true, ...LOGIN_RULES },
  { path: '/auth', kind: 'fixed:authredirect', ...SIGN_IN_RULES },
  { path: '/callback', kind: 'fixed:callback', ...SIGN_IN_RULES },
  { path: '/callback/keycloak-login', kind: 'fixed:callback', ...SIGN_IN_RULES },
  { path: '/login/callback', kind: 'fixed:callback', ...SIGN_IN_RULES },
  { path: '/sso', ...LOGIN_RULES },
  { path: '/sso/tva', kind: 'fixed:ssotva', ...SIGN_IN_RULES },
  { path: '/reset', kind: 'resetpassword', ...RESET_RULES },
  { path: '/resetpassword', kind: 'resetpassword', ...RESET_RULES },
  { path: '/reset/:token', kind: 'resetpassword', ...RESET_RULES },
  { path: '/category/:moduleSlug', kind: 'module' },
  { path: '/title/:slug', kind: 'titledetail' },
  { path: '/title/:slug/:asset', kind: 'fixed:asset' },
  { path: '/play/:slug', kind: 'playdetail' },
  { path: '/watch/:slug', kind: 'watch' },
  { path: '/search', kind: 'searchresults' },
]

/** Whether a flag is set for a fixed path or a path below it, by segment, ignoring case */
export function hasFixedPathRule(pathname: string, flag: keyof FixedPathRules): boolean {
  const path = pathKey(pathname)
  return FIXED_PATHS.some((fixed) => fixed[flag] && isPathWithin(path, fixed.path))
}

/** Whether a route may not use exactly this path */
export const isReservedPath = (pathname: string): boolean =>
  FIXED_PATHS.some(({ path, reserved }) => reserved && path === pathKey(pathname))
