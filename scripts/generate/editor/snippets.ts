import type { Schema } from '../../../src/tools/schemas/schema'
import { schemaFields } from '../../../src/tools/schemas/schemaFields'

/** The start of an entry, which editors insert. */
export interface Snippet {
  label: string
  description: string
  body: unknown
}

/** A tab stop with its initial text. Tab stops with the same number change together. */
const tabStop = (place: number, word: string) => `\${${place}:${word}}`

const LIST_URI_SNIPPET = `modules/placement/${tabStop(1, 'films')}/`

export const ROUTE_SNIPPETS: readonly Snippet[] = [
  {
    label: 'page',
    description: 'A page that shows the modules of a module list, with an entry in the menu.',
    body: {
      route: `/${tabStop(1, 'films')}`,
      component: 'modulesonly',
      label: tabStop(2, 'Films'),
      modules_uri: LIST_URI_SNIPPET,
    },
  },
  {
    label: 'page by kind',
    description: 'A page whose content depends on its component kind, with an entry in the menu.',
    body: { route: `/${tabStop(1, 'genres')}`, component: tabStop(2, 'genres'), label: tabStop(3, 'Genres') },
  },
  {
    label: 'page by slug',
    description: 'A page for each genre, title or collection. The slug in the address selects it.',
    body: { route: `/${tabStop(1, 'genres')}/:slug`, component: tabStop(2, 'genredetail') },
  },
  {
    label: 'page in the footer',
    description: 'A page that shows the modules of a module list, with an entry in the footer.',
    body: {
      route: `/${tabStop(1, 'films')}`,
      component: 'modulesonly',
      label: tabStop(2, 'Films'),
      placement: 'footer',
      modules_uri: LIST_URI_SNIPPET,
    },
  },
  {
    label: 'redirect',
    description: 'Redirects one address to another.',
    body: { route: `/${tabStop(1, 'movies')}`, component: 'modulesonly', redirect: `/${tabStop(2, 'films')}` },
  },
]

export const LINK_SNIPPETS: readonly Snippet[] = [
  {
    label: 'menu entry',
    description: 'A link with its label.',
    body: { label: tabStop(1, 'About us'), url: tabStop(2, 'https://company.example') },
  },
]

export const MENU_SNIPPETS: readonly Snippet[] = [
  {
    label: 'content menu',
    description: 'Search, sort, filter and reset controls for the title_grid modules of the page.',
    body: {
      search: { is_active: true, params: ['name', 'genres'] },
      sort: {
        is_active: true,
        params: [
          { value: 'alphanumeric', label: 'A to Z' },
          { value: 'release_year', label: 'Year' },
        ],
      },
      filter: {
        is_active: true,
        custom_genres: [
          { name: 'All', genres: [] },
          { name: tabStop(1, 'After dark'), genres: [tabStop(2, 'horror')] },
        ],
        default_custom_genre: 'All',
      },
      clear_button: { is_active: true },
    },
  },
]

/** The content of a module in its snippet, for types whose content is not a list of cards. */
const MODULE_CONTENTS: Readonly<Record<string, object>> = {
  carousel_episode: { config: { series: tabStop(3, 'les-vampires') } },
  html_block: { content: `<p>${tabStop(3, 'Words')}</p>` },
  menu_module: { filter_by: 'custom', targeting_params: MENU_SNIPPETS[0]?.body as object },
}

/** A module of each type. */
export function moduleSnippets(schemas: ReadonlyMap<string, Schema>): Snippet[] {
  const { resolve } = schemaFields(schemas)
  return typesIn(schemas, 'modules').map(([type, { description = '', properties = {} }]) => {
    const content = resolve(properties.content ?? {})
    const words = properties.display_name ? { display_name: tabStop(2, 'Heading') } : {}
    const filling =
      content.type === 'string'
        ? { content: tabStop(3, 'Words') }
        : content.items
          ? { content: [itemSnippet(content.items)] }
          : {}
    return {
      label: type,
      description,
      body: { type, slug: tabStop(1, 'slug'), ...words, ...(MODULE_CONTENTS[type] ?? filling) },
    }
  })
}

const itemSnippet = (items: unknown) =>
  (items as Schema).type === 'string' ? tabStop(3, 'Words') : { slug: tabStop(3, 'metropolis') }

/** A placement of a module of each type. */
export const placementSnippets = (schemas: ReadonlyMap<string, Schema>): Snippet[] =>
  moduleSnippets(schemas).map((snippet) => ({ ...snippet, body: { module: snippet.body } }))

/** A view of each type. */
export const viewSnippets = (schemas: ReadonlyMap<string, Schema>): Snippet[] =>
  typesIn(schemas, 'views').map(([type, { description = '' }]) => ({
    label: type,
    description,
    body: type === 'merged' ? { type, label: tabStop(1, 'More'), views: [{ type: tabStop(2, 'cast') }] } : { type },
  }))

const typesIn = (schemas: ReadonlyMap<string, Schema>, folder: string): [type: string, Schema][] =>
  [...schemas].flatMap(([key, schema]) =>
    key.startsWith(`${folder}/`) ? [[key.slice(folder.length + 1), schema]] : [],
  )
