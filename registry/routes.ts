import type { SiteConfig } from '../src/generated/types'
import { FIXED_PATHS } from '../src/lib/url/fixedPaths'
import { defineKinds, type FixedPage, type KindEntry } from '../src/site/registry'
import type { LazyPage } from './lazyPages'

/** Known, but its page comes with a later capability. */
const later: KindEntry = {}

/** A page that home does not know the file of. */
const lazy = (page: LazyPage): KindEntry => ({ load: async () => (await lazyPages()).lazyPages[page]() })

/** All that plays: links to where it plays are signs that somebody is about to (design: Budgets). */
const preloadPlayer = () => import('../src/playback/playerCode').then((code) => code.preloadPlayer())

/** What a Play leads to: its stream, too. */
const preloadPlayback: KindEntry['preload'] = (runtime, page) =>
  import('../src/playback/warmPlayback').then((code) => code.warmPlayback(runtime, page))

/** Where the lazy pages lie. */
export const lazyPages = () => import('./lazyPages')

/** Which page fills which component kind. */
const kinds = defineKinds({
  home: { load: () => import('../src/pages/home/HomePage') },
  genres: lazy('genres'),
  genredetail: { ...lazy('genredetail'), ownList: true },
  titledetail: {
    ...lazy('titledetail'),
    ownList: true,
    modal: {
      load: async () => (await lazyPages()).loadTitleModal(),
      when: ({ is_show_title_in_modal: inModal }) => inModal === true,
    },
  },
  playdetail: {
    ...lazy('playdetail'),
    preload: preloadPlayback,
    modal: {
      load: async () => (await lazyPages()).loadPlayModal(),
      when: ({ modal_playback: inModal }) => inModal === true,
      behind: ({ params }) => `/title/${params.slug}`,
    },
  },
  modulesonly: { load: () => import('../src/pages/modulesonly/ModulesOnlyPage') },
  module: lazy('module'),
  titles: lazy('titles'),
  searchresults: lazy('searchresults'),
  watchlist: lazy('watchlist'),
  history: lazy('history'),
  watch: { ...lazy('watch'), preload: preloadPlayer },
  recommendations: lazy('recommendations'),
  videolanding: lazy('videolanding'),
  lightbox: lazy('lightbox'),
  login: lazy('login'),
  resetpassword: lazy('resetpassword'),
  requestaccess: lazy('requestaccess'),
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
  fycevent: { ...lazy('fycevent'), preload: preloadPlayer },
  fyceventlist: later,
})

/** Pages that no config names: they stand at fixed paths only. */
const fixedKinds: Record<string, KindEntry> = {
  'fixed:restricted': lazy('fixed:restricted'),
  'fixed:noaccess': lazy('fixed:noaccess'),
  'fixed:logout': lazy('fixed:logout'),
  'fixed:code': lazy('fixed:code'),
  'fixed:authredirect': lazy('fixed:authredirect'),
  'fixed:callback': lazy('fixed:callback'),
  'fixed:ssotva': lazy('fixed:ssotva'),
  'fixed:asset': {
    ...lazy('fixed:asset'),
    modal: {
      load: async () => (await lazyPages()).loadAssetModal(),
      when: () => true,
      behind: ({ params }) => `/title/${params.slug}`,
    },
  },
}

/** The address of live events: /{routeToOpen}/{titleSlug}/{liveEventSlug}. */
function eventPath({ consider_module_title_as_event: rule }: SiteConfig): string | undefined {
  return rule && `${rule.route_to_open.replace(/\/$/, '')}/:titleSlug/:slug`
}

/** The paths of every site, and which kind fills them. */
export const fixedPages: readonly FixedPage[] = [...FIXED_PATHS, { path: eventPath, kind: 'fycevent' }]

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
