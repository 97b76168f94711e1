import type { SiteConfig } from '../src/generated/types'
import { FIXED_PATHS, type FixedPath } from '../src/lib/url/fixedPaths'
import { definePageKinds, type FixedPage, type PageKindEntry } from '../src/site/registry'
import local from './local'

export const lazyPages = () => import('./lazyPages')

type LazyPages = typeof import('./lazyPages')['pages']
type LazyPage<Name extends keyof LazyPages> = ReturnType<LazyPages[Name]> extends Promise<infer Page> ? Page : never

/** For pages that few visits start with: keeps their file names out of the home page's JavaScript. */
const lazy =
  <Name extends keyof LazyPages>(name: Name) =>
  () =>
    lazyPages().then(({ pages }) => pages[name]() as Promise<LazyPage<Name>>)

/** Preloads the player when a link to a player page is likely to be followed (design: Budgets). */
const preloadPlayer = () => import('../src/playback/playerCode').then((code) => code.preloadPlayerAndControls())

/** Preloads the player and the stream of the title. */
const prefetchPlayback: PageKindEntry['preload'] = (runtime, page) =>
  import('../src/playback/prefetchPlayback').then((code) => code.prefetchPlayback(runtime, page))

/** Pages of the built-in component kinds */
const kinds = definePageKinds({
  home: { load: () => import('../src/pages/home/HomePage'), hero: true },
  genres: { load: lazy('genres') },
  genredetail: { load: lazy('genredetail'), ownList: true },
  titledetail: {
    load: lazy('titledetail'),
    hero: true,
    isTitlePage: true,
    ownList: true,
    modal: {
      load: lazy('titleModal'),
      when: ({ is_show_title_in_modal: inModal }) => inModal === true,
    },
  },
  playdetail: {
    load: lazy('play'),
    isPrivate: true,
    isTitlePage: true,
    preload: prefetchPlayback,
    modal: {
      load: lazy('playModal'),
      when: ({ modal_playback: inModal }) => inModal === true,
      background: ({ params }) => `/title/${params.slug}`,
    },
  },
  modulesonly: { load: () => import('../src/pages/modulesonly/ModulesOnlyPage'), hero: true },
  module: { load: lazy('module') },
  titles: { load: lazy('titles') },
  searchresults: { load: lazy('searchresults'), isPrivate: true },
  watchlist: { load: lazy('watchlist'), isPrivate: true },
  history: { load: lazy('history'), isPrivate: true },
  watch: {
    load: lazy('watch'),
    preload: preloadPlayer,
    isPrivate: true,
    isTitlePage: true,
  },
  recommendations: { load: lazy('recommendations'), isPrivate: true },
  videolanding: { load: lazy('videolanding'), hero: true },
  lightbox: { load: lazy('lightbox'), isTitlePage: true },
  login: { load: lazy('login'), isPrivate: true, blocksScripts: true },
  resetpassword: {
    load: lazy('resetpassword'),
    isPrivate: true,
    bypassesCountdown: true,
    blocksScripts: 'email-token',
  },
  requestaccess: {
    load: lazy('requestaccess'),
    isPrivate: true,
    bypassesCountdown: true,
  },
  collections: { load: lazy('collections'), isPrivate: true },
  collection: { load: lazy('collection'), isPrivate: true },
  assetdetail: { load: lazy('assetdetail'), isPrivate: true },
  faq: { load: lazy('faq') },
  contact: { load: lazy('contact') },
  waystowatch: { load: lazy('waystowatch') },
  iframe: { load: lazy('iframe') },
  pdf: { load: lazy('pdf') },
  events: { load: lazy('events'), subpath: '/:id' },
  eventrsvpcancel: {
    load: lazy('eventrsvpcancel'),
    isPrivate: true,
    bypassesCountdown: true,
    blocksScripts: 'email-token',
  },
  fycevent: { load: lazy('liveevent'), preload: preloadPlayer },
  fyceventlist: { load: lazy('fyceventlist') },
})

/** Pages that only exist at fixed paths */
const fixedKinds: Record<string, PageKindEntry> = {
  'fixed:restricted': { load: lazy('restricted'), isPrivate: true },
  'fixed:noaccess': { load: lazy('noaccess'), isPrivate: true },
  'fixed:logout': { load: lazy('logout'), isPrivate: true, blocksScripts: true },
  'fixed:code': { load: lazy('c'), isPrivate: true },
  'fixed:authredirect': { load: lazy('authredirect'), isPrivate: true },
  'fixed:callback': { load: lazy('callback'), isPrivate: true },
  'fixed:ssotva': { load: lazy('ssotva'), isPrivate: true },
  'fixed:asset': {
    load: lazy('asset'),
    isPrivate: true,
    modal: {
      load: lazy('assetModal'),
      when: () => true,
      background: ({ params }) => `/title/${params.slug}`,
    },
  },
}

/** Path of live events: /{routeToOpen}/{titleSlug}/{liveEventSlug}; without the setting
 * /event/{titleSlug}/{liveEventSlug} */
const eventPath = ({ consider_module_title_as_event: rule }: SiteConfig) =>
  `${rule?.route_to_open.replace(/\/$/, '') ?? '/event'}/:titleSlug/:slug`

/** The fixed paths of every site, with their kinds */
export const fixedPages: readonly FixedPage[] = [
  ...FIXED_PATHS.filter((fixed): fixed is FixedPath & FixedPage => fixed.kind !== undefined),
  { path: eventPath, kind: 'fycevent' },
]

const builtIn: Readonly<Record<string, PageKindEntry>> = { ...kinds, ...fixedKinds }

/** Flags that a kind keeps if the folder `local` replaces its page (threats S10, X4) */
function flagsOf({
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
      ...Object.entries(builtIn),
      ...[...local.pages].map(([kind, entry]): [string, PageKindEntry] => [
        kind,
        { ...flagsOf(builtIn[kind]), ...entry },
      ]),
    ])
  : new Map(Object.entries(builtIn))

/** Every value of a route's `component`. A function, so that unused builds drop it. */
export const componentKinds = (): ReadonlySet<string> =>
  new Set([...Object.keys(kinds), ...(local?.pages.keys() ?? [])])
