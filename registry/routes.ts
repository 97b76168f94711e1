import type { FixedPage, KindEntry } from '../src/site/registry'

/** Known, but its page comes with a later capability. */
const later: KindEntry = {}

/** Which page fills which component kind. */
const kinds: Record<string, KindEntry> = {
  home: { load: () => import('../src/pages/home/HomePage') },
  genres: { load: () => import('../src/pages/genres/GenresPage') },
  modulesonly: { load: () => import('../src/pages/modulesonly/ModulesOnlyPage') },
  module: { load: () => import('../src/pages/module/ModulePage') },
  login: { load: () => import('../src/pages/login/LoginPage') },
  genredetail: later,
  titledetail: later,
  playdetail: later,
  watchlist: later,
  history: later,
  collections: later,
  collection: later,
  assetdetail: later,
  resetpassword: { load: () => import('../src/pages/resetpassword/ResetPasswordPage') },
  faq: later,
  contact: later,
  waystowatch: later,
  events: later,
  eventrsvpcancel: later,
  iframe: later,
  pdf: later,
  watch: later,
  searchresults: later,
  videolanding: later,
  titles: later,
  recommendations: later,
  requestaccess: { load: () => import('../src/pages/requestaccess/RequestAccessPage') },
  lightbox: later,
  fycevent: later,
  fyceventlist: later,
}

/** Pages that no config names: they stand at fixed paths only. */
const fixedKinds: Record<string, KindEntry> = {
  'fixed:restricted': { load: () => import('../src/pages/restricted/RestrictedPage') },
  'fixed:noaccess': { load: () => import('../src/pages/noaccess/NoAccessPage') },
  'fixed:logout': { load: () => import('../src/pages/logout/LogoutPage') },
  'fixed:code': { load: () => import('../src/pages/c/CodePage') },
  'fixed:departure': { load: () => import('../src/pages/departure/DeparturePage') },
  'fixed:callback': { load: () => import('../src/pages/callback/CallbackPage') },
  'fixed:ssotva': { load: () => import('../src/pages/ssotva/SsoTvaPage') },
}

/** The paths of every site (spec, section 2: Fixed paths), and which kind fills them. */
export const fixedPages: readonly FixedPage[] = [
  { path: '/restricted', kind: 'fixed:restricted' },
  { path: '/noaccess', kind: 'fixed:noaccess' },
  { path: '/logout', kind: 'fixed:logout' },
  { path: '/login', kind: 'login' },
  { path: '/c', kind: 'fixed:code' },
  { path: '/keycloak-login', kind: 'fixed:departure' },
  { path: '/auth', kind: 'fixed:departure' },
  { path: '/callback', kind: 'fixed:callback' },
  { path: '/callback/keycloak-login', kind: 'fixed:callback' },
  { path: '/login/callback', kind: 'fixed:callback' },
  { path: '/sso/tva', kind: 'fixed:ssotva' },
  { path: '/reset', kind: 'resetpassword' },
  { path: '/resetpassword', kind: 'resetpassword' },
  { path: '/reset/:token', kind: 'resetpassword' },
  { path: '/category/:moduleSlug', kind: 'module' },
  { path: '/title/:slug', kind: 'titledetail' },
  { path: '/play/:slug', kind: 'playdetail' },
  { path: '/watch/:slug', kind: 'watch' },
  { path: '/search', kind: 'searchresults' },
]

/**
 * The kinds that can be shown.
 * @param preview true: also those whose page comes later, which say so
 */
export function routeKinds(preview: boolean): ReadonlyMap<string, KindEntry> {
  const all = Object.entries({ ...kinds, ...fixedKinds })
  return new Map(preview ? all : all.filter(([, entry]) => entry.load))
}

/** Every word of the config's `component`, also those that come later. */
export const componentKinds: readonly string[] = Object.keys(kinds)
