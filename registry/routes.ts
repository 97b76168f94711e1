import type { SiteConfig } from '../src/generated/types'
import { defineKinds, type FixedPage, type KindEntry } from '../src/site/registry'

/** Known, but its page comes with a later capability. */
const later: KindEntry = {}

/** For a page that a visit seldom opens with: home does not carry the name of its file (scripts/plugins/latePages.ts). */
const late = <Load>(load: Load) => load

/** All that plays: links to where it plays are signs that somebody is about to (design: Budgets). */
const preloadPlayer = () => import('../src/playback/playerCode').then((code) => code.preloadPlayer())

/** What a Play leads to: its stream, too. */
const warmPlayback: KindEntry['warm'] = (runtime, page) =>
  import('../src/playback/warmPlayback').then((warm) => warm.warmPlayback(runtime, page))

/** The names of their files. */
export const latePages = () => import('./latePages')

/** Which page fills which component kind. */
const kinds = defineKinds({
  home: { load: () => import('../src/pages/home/HomePage') },
  genres: { load: late(() => import('../src/pages/genres/GenresPage')) },
  genredetail: { load: late(() => import('../src/pages/genredetail/GenreDetailPage')), ownList: true },
  titledetail: {
    load: late(() => import('../src/pages/titledetail/TitlePage')),
    ownList: true,
    modal: {
      load: late(() => import('../src/pages/titledetail/TitleModal')),
      when: ({ is_show_title_in_modal: inModal }) => inModal === true,
    },
  },
  playdetail: {
    load: late(() => import('../src/pages/play/PlayPage')),
    warm: warmPlayback,
    modal: {
      load: late(() => import('../src/pages/play/PlayModal')),
      when: ({ modal_playback: inModal }) => inModal === true,
      behind: ({ params }) => `/title/${params.slug}`,
    },
  },
  modulesonly: { load: () => import('../src/pages/modulesonly/ModulesOnlyPage') },
  module: { load: late(() => import('../src/pages/module/ModulePage')) },
  titles: { load: late(() => import('../src/pages/titles/TitlesPage')) },
  searchresults: { load: late(() => import('../src/pages/searchresults/SearchResultsPage')) },
  watchlist: { load: late(() => import('../src/pages/watchlist/WatchlistPage')) },
  history: { load: late(() => import('../src/pages/history/HistoryPage')) },
  watch: { load: late(() => import('../src/pages/watch/WatchPage')), warm: preloadPlayer },
  recommendations: { load: late(() => import('../src/pages/recommendations/RecommendationsPage')) },
  videolanding: { load: late(() => import('../src/pages/videolanding/VideoLandingPage')) },
  lightbox: { load: late(() => import('../src/pages/lightbox/LightboxPage')) },
  login: { load: late(() => import('../src/pages/login/LoginPage')) },
  resetpassword: { load: late(() => import('../src/pages/resetpassword/ResetPasswordPage')) },
  requestaccess: { load: late(() => import('../src/pages/requestaccess/RequestAccessPage')) },
  collections: later,
  collection: later,
  assetdetail: later,
  faq: later,
  contact: later,
  waystowatch: later,
  events: later,
  eventrsvpcancel: later,
  iframe: later,
  pdf: later,
  fycevent: { load: late(() => import('../src/pages/liveevent/LiveEventPage')), warm: preloadPlayer },
  fyceventlist: later,
})

/** Pages that no config names: they stand at fixed paths only. */
const fixedKinds: Record<string, KindEntry> = {
  'fixed:restricted': { load: late(() => import('../src/pages/restricted/RestrictedPage')) },
  'fixed:noaccess': { load: late(() => import('../src/pages/noaccess/NoAccessPage')) },
  'fixed:logout': { load: late(() => import('../src/pages/logout/LogoutPage')) },
  'fixed:code': { load: late(() => import('../src/pages/c/CodePage')) },
  'fixed:authredirect': { load: late(() => import('../src/pages/authredirect/AuthRedirectPage')) },
  'fixed:callback': { load: late(() => import('../src/pages/callback/CallbackPage')) },
  'fixed:ssotva': { load: late(() => import('../src/pages/ssotva/SsoTvaPage')) },
  'fixed:asset': {
    load: late(() => import('../src/pages/asset/AssetPage')),
    modal: {
      load: late(() => import('../src/pages/asset/AssetModal')),
      when: () => true,
      behind: ({ params }) => `/title/${params.slug}`,
    },
  },
}

/** The address of live events: /{routeToOpen}/{titleSlug}/{liveEventSlug}. */
function eventPath({ consider_module_title_as_event: rule }: SiteConfig): string | undefined {
  return rule && `${rule.route_to_open.replace(/\/$/, '')}/:titleSlug/:slug`
}

/** The paths of every site (spec, section 2: Fixed paths), and which kind fills them. */
export const fixedPages: readonly FixedPage[] = [
  { path: '/restricted', kind: 'fixed:restricted' },
  { path: '/noaccess', kind: 'fixed:noaccess' },
  { path: '/logout', kind: 'fixed:logout' },
  { path: '/login', kind: 'login' },
  { path: '/c', kind: 'fixed:code' },
  { path: '/keycloak-login', kind: 'fixed:authredirect' },
  { path: '/auth', kind: 'fixed:authredirect' },
  { path: '/callback', kind: 'fixed:callback' },
  { path: '/callback/keycloak-login', kind: 'fixed:callback' },
  { path: '/login/callback', kind: 'fixed:callback' },
  { path: '/sso/tva', kind: 'fixed:ssotva' },
  { path: '/reset', kind: 'resetpassword' },
  { path: '/resetpassword', kind: 'resetpassword' },
  { path: '/reset/:token', kind: 'resetpassword' },
  { path: '/category/:moduleSlug', kind: 'module' },
  { path: '/title/:slug', kind: 'titledetail' },
  { path: '/title/:slug/:asset', kind: 'fixed:asset' },
  { path: '/play/:slug', kind: 'playdetail' },
  { path: '/watch/:slug', kind: 'watch' },
  { path: '/search', kind: 'searchresults' },
  { path: eventPath, kind: 'fycevent' },
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
