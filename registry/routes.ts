import type { SiteConfig } from '../src/generated/types'
import { FIXED_PATHS } from '../src/lib/url/fixedPaths'
import { defineKinds, type FixedPage, type KindEntry } from '../src/site/registry'
import type { LatePage } from './latePages'

/** Known, but its page comes with a later capability. */
const later: KindEntry = {}

/** A page that home does not know the file of. */
const late = (page: LatePage): KindEntry => ({ load: async () => (await latePages()).latePages[page]() })

/** All that plays: links to where it plays are signs that somebody is about to (design: Budgets). */
const preloadPlayer = () => import('../src/playback/playerCode').then((code) => code.preloadPlayer())

/** What a Play leads to: its stream, too. */
const warmPlayback: KindEntry['warm'] = (runtime, page) =>
  import('../src/playback/warmPlayback').then((warm) => warm.warmPlayback(runtime, page))

/** Where the late pages lie. */
export const latePages = () => import('./latePages')

/** Which page fills which component kind. */
const kinds = defineKinds({
  home: { load: () => import('../src/pages/home/HomePage') },
  genres: late('genres'),
  genredetail: { ...late('genredetail'), ownList: true },
  titledetail: {
    ...late('titledetail'),
    ownList: true,
    modal: {
      load: async () => (await latePages()).loadTitleModal(),
      when: ({ is_show_title_in_modal: inModal }) => inModal === true,
    },
  },
  playdetail: {
    ...late('playdetail'),
    warm: warmPlayback,
    modal: {
      load: async () => (await latePages()).loadPlayModal(),
      when: ({ modal_playback: inModal }) => inModal === true,
      behind: ({ params }) => `/title/${params.slug}`,
    },
  },
  modulesonly: { load: () => import('../src/pages/modulesonly/ModulesOnlyPage') },
  module: late('module'),
  titles: late('titles'),
  searchresults: late('searchresults'),
  watchlist: late('watchlist'),
  history: late('history'),
  watch: { ...late('watch'), warm: preloadPlayer },
  recommendations: late('recommendations'),
  videolanding: late('videolanding'),
  lightbox: late('lightbox'),
  login: late('login'),
  resetpassword: late('resetpassword'),
  requestaccess: late('requestaccess'),
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
  fycevent: { ...late('fycevent'), warm: preloadPlayer },
  fyceventlist: later,
})

/** Pages that no config names: they stand at fixed paths only. */
const fixedKinds: Record<string, KindEntry> = {
  'fixed:restricted': late('fixed:restricted'),
  'fixed:noaccess': late('fixed:noaccess'),
  'fixed:logout': late('fixed:logout'),
  'fixed:code': late('fixed:code'),
  'fixed:authredirect': late('fixed:authredirect'),
  'fixed:callback': late('fixed:callback'),
  'fixed:ssotva': late('fixed:ssotva'),
  'fixed:asset': {
    ...late('fixed:asset'),
    modal: {
      load: async () => (await latePages()).loadAssetModal(),
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
