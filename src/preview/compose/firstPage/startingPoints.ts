import type { Json } from '../../../tools/edit/operation'
import type { NewTitle } from './readNewestTitles'

export type JsonObject = { readonly [name: string]: Json }

/** A page to begin with. */
export interface StartingPoint {
  key: string
  name: string
  about: string
  /** Whether visitors have to sign in, because the page shows what is shared with them. */
  needsSignIn?: boolean
  /** Settings of the top bar. @param now milliseconds since 1970 */
  navbar?: (now: number) => JsonObject
  /** Pages with a module list of their own. */
  listPages?: readonly ListPage[]
  /** Other pages besides the first one. */
  routes: readonly JsonObject[]
  modules: (titles: readonly NewTitle[]) => JsonObject[]
}

interface ListPage {
  route: JsonObject
  /** Name of the list's file. */
  listName: string
  modules: (titles: readonly NewTitle[]) => JsonObject[]
}

const MAX_HERO_TITLES = 5
const MAX_ROW_TITLES = 12
const MAX_GRID_TITLES = 48
const MAX_GENRE_ROWS = 2
/** A row of a genre has at least this many titles. */
const MIN_ROW_TITLES = 4

/** From the first page on, in days. */
const VOTING_DAYS = 28
const DAY_MS = 24 * 60 * 60 * 1000

const SEARCH_ROUTE = { route: '/search', component: 'searchresults', heading: 'Search' }

export const STARTING_POINTS: readonly [StartingPoint, ...StartingPoint[]] = [
  {
    key: 'rows',
    name: 'Hero and rows',
    about: 'Large slides, what is new, and a row for each of two genres',
    navbar: () => ({ layout: 'overlay' }),
    routes: [SEARCH_ROUTE],
    modules: (titles) => [
      ...heroModules('opening', titles, MAX_HERO_TITLES),
      ...rowModules('newest', 'Newest titles', titles),
      ...largestGenres(titles).map(({ slug, name, titles }) => rowModule(slug, name, titles)),
    ],
  },
  {
    key: 'grid',
    name: 'Grid with a menu',
    about: 'All titles, with search and filter',
    routes: [SEARCH_ROUTE],
    modules: (titles) => [
      { slug: 'menu', name: 'Menu', type: 'menu_module', filter_by: 'genre', config: { sticky: true } },
      ...gridModules('all-titles', 'All titles', titles, MAX_GRID_TITLES, { filter_by: 'genre' }),
    ],
  },
  {
    key: 'season',
    name: 'Season',
    about: 'A countdown, a page with the films to vote on, and a page of events',
    navbar: (now) => ({
      notice: {
        text: 'Voting closes in',
        until: `${new Date(now + VOTING_DAYS * DAY_MS).toISOString().slice(0, 10)}T18:00:00Z`,
        link: { label: 'Open the ballot', url: '/ballot' },
      },
    }),
    listPages: [
      {
        route: { route: '/ballot', component: 'modulesonly', label: 'Ballot', heading: 'The ballot' },
        listName: 'ballot',
        modules: (titles) => [
          {
            slug: 'how-to-vote',
            display_name: 'How to vote',
            type: 'text_block',
            content: 'Watch the films of the season, and tell us your favourite before voting closes.',
            config: { layout: 'plain' },
          },
          ...gridModules('on-the-ballot', 'On the ballot', titles, MAX_ROW_TITLES),
        ],
      },
    ],
    routes: [{ route: '/events', component: 'events', label: 'Events' }, SEARCH_ROUTE],
    modules: (titles) => [
      ...heroModules('now-showing', titles, 3, { layout: 'split' }),
      ...rowModules('this-season', 'This season', titles),
      {
        slug: 'invitation',
        display_name: 'Come to an evening',
        type: 'text_block',
        content: 'Screenings, talks and everything else that happens this season.',
        config: { layout: 'invitation', link: { label: 'All events', url: '/events' } },
      },
    ],
  },
  {
    key: 'collections',
    name: 'Collections',
    about: 'Films and documents that you share with visitors who sign in',
    needsSignIn: true,
    routes: [
      { route: '/collections/:id', component: 'collection', protected: true },
      { route: '/collections/:collectionId/:assetId', component: 'assetdetail', protected: true },
      SEARCH_ROUTE,
    ],
    modules: (titles) => [
      { slug: 'shared', display_name: 'Shared with you', type: 'collection', config: { layout: 'grid' } },
      ...rowModules('newest', 'Newest titles', titles),
    ],
  },
  {
    key: 'empty',
    name: 'Empty page',
    about: 'Add one module after the other',
    routes: [SEARCH_ROUTE],
    modules: () => [],
  },
]

const cardsOf = (titles: readonly NewTitle[], count: number) => titles.slice(0, count).map(({ slug }) => ({ slug }))

function heroModules(slug: string, titles: readonly NewTitle[], count: number, config?: JsonObject): JsonObject[] {
  const wide = titles.filter(({ banner }) => banner !== undefined)
  const content = cardsOf(wide.length > 0 ? wide : titles, count)
  return content.length === 0
    ? []
    : [{ slug, name: 'Hero', type: 'carousel_hero', content, ...(config ? { config } : {}) }]
}

const rowModules = (slug: string, heading: string, titles: readonly NewTitle[]): JsonObject[] =>
  titles.length === 0 ? [] : [rowModule(slug, heading, titles)]

const rowModule = (slug: string, heading: string, titles: readonly NewTitle[]): JsonObject => ({
  slug,
  display_name: heading,
  type: 'carousel_show',
  content: cardsOf(titles, MAX_ROW_TITLES),
})

function gridModules(
  slug: string,
  heading: string,
  titles: readonly NewTitle[],
  count: number,
  more: JsonObject = {},
): JsonObject[] {
  const content = cardsOf(titles, count)
  return content.length === 0
    ? []
    : [{ slug, display_name: heading, type: 'title_grid', ...more, content, config: { layout: 'posters' } }]
}

/** The genres with the most titles. */
function largestGenres(titles: readonly NewTitle[]): { slug: string; name: string; titles: readonly NewTitle[] }[] {
  const genres = new Map<string, { slug: string; name: string; titles: NewTitle[] }>()
  for (const title of titles)
    for (const { slug, name } of title.genres) {
      const genre = genres.get(slug) ?? { slug, name, titles: [] }
      genre.titles.push(title)
      genres.set(slug, genre)
    }
  return [...genres.values()]
    .filter((genre) => genre.titles.length >= MIN_ROW_TITLES)
    .sort((a, b) => b.titles.length - a.titles.length || a.name.localeCompare(b.name))
    .slice(0, MAX_GENRE_ROWS)
}
