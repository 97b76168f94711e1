import type { SiteConfig } from '../src/generated/types'
import { FIXED_PATHS, type FixedPath } from '../src/lib/url/fixedPaths'
import { definePageKinds, type FixedPage, type PageKindEntry } from '../src/site/registry'
import local from './local'

export const loadLazyPages = () => import('./lazyPages')

type LazyPages = typeof import('./lazyPages')['pages']
type LazyPage<Name extends keyof LazyPages> = ReturnType<LazyPages[Name]> extends Promise<infer Page> ? Page : never

/** For pages that few visits start with: keeps their file names out of the home page's JavaScript. */
const lazyPage =
  <Name extends keyof LazyPages>(name: Name) =>
  () =>
    loadLazyPages().then(({ pages }) => pages[name]() as Promise<LazyPage<Name>>)

/** Preloads the player when a link to a player page is likely to be followed (design: Budgets). */
const preloadPlayer = () => import('../src/playback/playerCode').then((code) => code.preloadPlayerAndControls())

/** Preloads the player and the stream of the title. */
const prefetchPlayback: PageKindEntry['preload'] = (runtime, page) =>
  import('../src/playback/prefetchPlayback').then((code) => code.prefetchPlayback(runtime, page))

/** Pages of the built-in component kinds */
const routeKinds = definePageKinds({
  home: { load: () => import('../src/pages/home/HomePage'), hero: true },
  genres: { load: lazyPage('genres') },
  genredetail: { load: lazyPage('genredetail'), ownList: true },
  titledetail: {
    load: lazyPage('titledetail'),
    hero: true,
    isTitlePage: true,
    ownList: true,
    modal: {
      load: lazyPage('titleModal'),
      when: ({ is_show_title_in_modal: inModal }) => inModal === true,
    },
  },
  playdetail: {
    load: lazyPage('play'),
    isPrivate: true,
    isTitlePage: true,
    preload: prefetchPlayback,
    modal: {
      load: lazyPage('playModal'),
      when: ({ modal_playback: inModal }) => inModal === true,
      background: ({ params }) => `/title/${params.slug}`,
    },
  },
  modulesonly: { load: () => import('../src/pages/modulesonly/ModulesOnlyPage'), hero: true },
  module: { load: lazyPage('module') },
  titles: { load: lazyPage('titles') },
  searchresults: { load: lazyPage('searchresults'), isPrivate: true },
  watchlist: { load: lazyPage('watchlist'), isPrivate: true },
  history: { load: lazyPage('history'), isPrivate: true },
  watch: {
    load: lazyPage('watch'),
    preload: preloadPlayer,
    isPrivate: true,
    isTitlePage: true,
  },
  recommendations: { load: lazyPage('recommendations'), isPrivate: true },
  videolanding: { load: lazyPage('videolanding'), hero: true },
  lightbox: { load: lazyPage('lightbox'), isTitlePage: true },
  login: { load: lazyPage('login'), isPrivate: true, blocksScripts: true },
  resetpassword: {
    load: lazyPage('resetpassword'),
    isPrivate: true,
    bypassesCountdown: true,
    blocksScripts: 'email-token',
  },
  requestaccess: {
    load: lazyPage('requestaccess'),
    isPrivate: true,
    bypassesCountdown: true,
  },
  collections: { load: lazyPage('collections'), isPrivate: true },
  collection: { load: lazyPage('collection'), isPrivate: true },
  assetdetail: { load: lazyPage('assetdetail'), isPrivate: true },
  faq: { load: lazyPage('faq') },
  contact: { load: lazyPage('contact') },
  waystowatch: { load: lazyPage('waystowatch') },
  iframe: { load: lazyPage('iframe') },
  pdf: { load: lazyPage('pdf') },
  events: { load: lazyPage('events'), subpath: '/:id' },
  eventrsvpcancel: {
    load: lazyPage('eventrsvpcancel'),
    isPrivate: true,
    bypassesCountdown: true,
    blocksScripts: 'email-token',
  },
  fycevent: { load: lazyPage('liveevent'), preload: preloadPlayer },
  fyceventlist: { load: lazyPage('fyceventlist') },
})

/** Pages that only exist at fixed paths */
const fixedKinds: Record<string, PageKindEntry> = {
  'fixed:restricted': { load: lazyPage('restricted'), isPrivate: true },
  'fixed:noaccess': { load: lazyPage('noaccess'), isPrivate: true },
  'fixed:logout': { load: lazyPage('logout'), isPrivate: true, blocksScripts: true },
  'fixed:code': { load: lazyPage('c'), isPrivate: true },
  'fixed:authredirect': { load: lazyPage('authredirect'), isPrivate: true },
  'fixed:callback': { load: lazyPage('callback'), isPrivate: true },
  'fixed:ssotva': { load: lazyPage('ssotva'), isPrivate: true },
  'fixed:asset': {
    load: lazyPage('asset'),
    isPrivate: true,
    modal: {
      load: lazyPage('assetModal'),
      when: () => true,
      background: ({ params }) => `/title/${params.slug}`,
    },
  },
}

/** Path of live events: /{routeToOpen}/{titleSlug}/{liveEventSlug}; without the setting
 * /event/{titleSlug}/{liveEventSlug} */
const liveEventPath = ({ consider_module_title_as_event: rule }: SiteConfig) =>
  `${rule?.route_to_open.replace(/\/$/, '') ?? '/event'}/:titleSlug/:slug`

/** The fixed paths of every site, with their kinds */
export const fixedPages: readonly FixedPage[] = [
  ...FIXED_PATHS.filter((fixed): fixed is FixedPath & FixedPage => fixed.kind !== undefined),
  { path: liveEventPath, kind: 'fycevent' },
]

const builtInKinds: Readonly<Record<string, PageKindEntry>> = { ...routeKinds, ...fixedKinds }

/** Flags that a kind keeps if the folder `local` replaces its page (threats S10, X4) */
function inheritedFlags({
  bypassesCountdown,
  blocksScripts,
  isPrivate,
  isTitlePage,
}: Partial<PageKindEntry> = {}): Partial<PageKindEntry> {
  return { bypassesCountdown, blocksScripts, isPrivate, isTitlePage }
}

/** All kinds, including those of fixed paths; those of the folder `local` replace built-in ones of the same name. */
export const pageKinds: ReadonlyMap<string, PageKindEntry> = local
  ? new Map([
      ...Object.entries(builtInKinds),
      ...[...local.pages].map(([kind, entry]): [string, PageKindEntry] => [
        kind,
        { ...inheritedFlags(builtInKinds[kind]), ...entry },
      ]),
    ])
  : new Map(Object.entries(builtInKinds))

/** Every value of a route's `component`. A function, so that unused builds drop it. */
export const componentKinds = (): ReadonlySet<string> =>
  new Set([...Object.keys(routeKinds), ...(local?.pages.keys() ?? [])])
