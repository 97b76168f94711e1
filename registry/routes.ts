import type { SiteConfig } from '../src/generated/types'
import { FIXED_PATHS, type FixedPath } from '../src/lib/url/fixedPaths'
import { defineKinds, type FixedPage, type KindEntry } from '../src/site/registry'
import local from './local'

/** For a page that a visit seldom opens with: home does not carry the name of its file (scripts/plugins/lazyPages.ts). */
const lazy = <Load>(load: Load) => load

/** All that plays: links to where it plays are signs that somebody is about to (design: Budgets). */
const preloadPlayer = () => import('../src/playback/playerCode').then((code) => code.preloadAll())

/** What a Play leads to: its stream, too. */
const preloadStream: KindEntry['preload'] = (runtime, page) =>
  import('../src/playback/preloadPlayback').then((code) => code.preloadPlayback(runtime, page))

/** The names of their files. */
export const lazyPages = () => import('./lazyPages')

/** Which page fills which built-in component kind. */
const kinds = defineKinds({
  home: { load: () => import('../src/pages/home/HomePage') },
  genres: { load: lazy(() => import('../src/pages/genres/GenresPage')) },
  genredetail: { load: lazy(() => import('../src/pages/genredetail/GenreDetailPage')), ownList: true },
  titledetail: {
    load: lazy(() => import('../src/pages/titledetail/TitlePage')),
    ofTitle: true,
    ownList: true,
    modal: {
      load: lazy(() => import('../src/pages/titledetail/modal/TitleModal')),
      when: ({ is_show_title_in_modal: inModal }) => inModal === true,
    },
  },
  playdetail: {
    load: lazy(() => import('../src/pages/play/PlayPage')),
    isPrivate: true,
    ofTitle: true,
    preload: preloadStream,
    modal: {
      load: lazy(() => import('../src/pages/play/PlayModal')),
      when: ({ modal_playback: inModal }) => inModal === true,
      background: ({ params }) => `/title/${params.slug}`,
    },
  },
  modulesonly: { load: () => import('../src/pages/modulesonly/ModulesOnlyPage') },
  module: { load: lazy(() => import('../src/pages/module/ModulePage')) },
  titles: { load: lazy(() => import('../src/pages/titles/TitlesPage')) },
  searchresults: { load: lazy(() => import('../src/pages/searchresults/SearchResultsPage')), isPrivate: true },
  watchlist: { load: lazy(() => import('../src/pages/watchlist/WatchlistPage')), isPrivate: true },
  history: { load: lazy(() => import('../src/pages/history/HistoryPage')), isPrivate: true },
  watch: {
    load: lazy(() => import('../src/pages/watch/WatchPage')),
    preload: preloadPlayer,
    isPrivate: true,
    ofTitle: true,
  },
  recommendations: { load: lazy(() => import('../src/pages/recommendations/RecommendationsPage')), isPrivate: true },
  videolanding: { load: lazy(() => import('../src/pages/videolanding/VideoLandingPage')) },
  lightbox: { load: lazy(() => import('../src/pages/lightbox/LightboxPage')), ofTitle: true },
  login: { load: lazy(() => import('../src/pages/login/LoginPage')), isPrivate: true, quiet: true },
  resetpassword: {
    load: lazy(() => import('../src/pages/resetpassword/ResetPasswordPage')),
    isPrivate: true,
    passesGate: true,
    quiet: 'mail',
  },
  requestaccess: {
    load: lazy(() => import('../src/pages/requestaccess/RequestAccessPage')),
    isPrivate: true,
    passesGate: true,
  },
  collections: { load: lazy(() => import('../src/pages/collections/CollectionsPage')), isPrivate: true },
  collection: { load: lazy(() => import('../src/pages/collection/CollectionPage')), isPrivate: true },
  assetdetail: { load: lazy(() => import('../src/pages/assetdetail/AssetDetailPage')), isPrivate: true },
  faq: { load: lazy(() => import('../src/pages/faq/FaqPage')) },
  contact: { load: lazy(() => import('../src/pages/contact/ContactPage')) },
  waystowatch: { load: lazy(() => import('../src/pages/waystowatch/WaysToWatchPage')) },
  iframe: { load: lazy(() => import('../src/pages/iframe/IframePage')) },
  pdf: { load: lazy(() => import('../src/pages/pdf/PdfPage')) },
  events: { load: lazy(() => import('../src/pages/events/EventsPage')), below: '/:id' },
  eventrsvpcancel: {
    load: lazy(() => import('../src/pages/eventrsvpcancel/CancelRsvpPage')),
    isPrivate: true,
    passesGate: true,
    quiet: 'mail',
  },
  fycevent: { load: lazy(() => import('../src/pages/liveevent/LiveEventPage')), preload: preloadPlayer },
  fyceventlist: { load: lazy(() => import('../src/pages/fyceventlist/FycEventListPage')) },
})

/** Pages that no config names: they stand at fixed paths only. */
const fixedKinds: Record<string, KindEntry> = {
  'fixed:restricted': { load: lazy(() => import('../src/pages/restricted/RestrictedPage')), isPrivate: true },
  'fixed:noaccess': { load: lazy(() => import('../src/pages/noaccess/NoAccessPage')), isPrivate: true },
  'fixed:logout': { load: lazy(() => import('../src/pages/logout/LogoutPage')), isPrivate: true, quiet: true },
  'fixed:code': { load: lazy(() => import('../src/pages/c/CodePage')), isPrivate: true },
  'fixed:authredirect': { load: lazy(() => import('../src/pages/authredirect/AuthRedirectPage')), isPrivate: true },
  'fixed:callback': { load: lazy(() => import('../src/pages/callback/CallbackPage')), isPrivate: true },
  'fixed:ssotva': { load: lazy(() => import('../src/pages/ssotva/SsoTvaPage')), isPrivate: true },
  'fixed:asset': {
    load: lazy(() => import('../src/pages/asset/AssetPage')),
    isPrivate: true,
    modal: {
      load: lazy(() => import('../src/pages/asset/AssetModal')),
      when: () => true,
      background: ({ params }) => `/title/${params.slug}`,
    },
  },
}

/** The address of live events: /{routeToOpen}/{titleSlug}/{liveEventSlug}, on a site without that field /event. */
const eventPath = ({ consider_module_title_as_event: rule }: SiteConfig) =>
  `${rule?.route_to_open.replace(/\/$/, '') ?? '/event'}/:titleSlug/:slug`

/** The paths of every site, and which kind fills them. */
export const fixedPages: readonly FixedPage[] = [
  ...FIXED_PATHS.filter((fixed): fixed is FixedPath & FixedPage => fixed.kind !== undefined),
  { path: eventPath, kind: 'fycevent' },
]

/** The kinds that can be shown, those of fixed paths too; those of the folder `local` in place of built-in ones of the same name. */
export const routeKinds: ReadonlyMap<string, KindEntry> = local
  ? new Map([...Object.entries({ ...kinds, ...fixedKinds }), ...local.pages])
  : new Map(Object.entries({ ...kinds, ...fixedKinds }))

/** Every value of a route's `component`. A function, so that the build drops it where nothing asks. */
export const componentKinds = (): ReadonlySet<string> =>
  new Set([...Object.keys(kinds), ...(local?.pages.keys() ?? [])])
