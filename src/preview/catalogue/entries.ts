import { routeKinds } from '../../../registry/routes'
import { isRecord } from '../../lib/json/isRecord'
import type { Schema } from '../../tools/schemas/schema'
import { type Field, schemaFields } from '../../tools/schemas/schemaFields'

export const GROUPS = ['kinds', 'modules', 'views'] as const
export type Group = (typeof GROUPS)[number]

/** A page kind, module type or view, with everything that the catalogue shows. */
export interface Entry {
  group: Group
  word: string
  /** Description from its schema. */
  meaning: string
  fields: readonly Field[]
  example: Example
}

/** A live example: its JSON, and where it is shown. */
interface Example {
  json: Record<string, unknown>
  /** Name of its fixture site. */
  site: string
  viewer: 'viewer' | 'signed-out'
  /** For a view: a title with content for it. */
  title?: string
}

/** Fixture sites with examples, in order of preference. */
const SITES = ['lumen', 'laurel', 'vault', 'orchard']
/** Preferred site of a page kind, if not the first one that uses it. */
const BEST_SITE: Record<string, string> = {
  pdf: 'vault',
  eventrsvpcancel: 'laurel',
  // This site plays films on a separate page.
  playdetail: 'lumen',
  fycevent: 'lumen',
}
/** Titles with content for a view. */
const TITLES: Record<string, string> = { seasons: 'les-vampires', highlights: 'les-vampires' }

/** Values for route parameters, by page kind. */
const PARAMETERS: Record<string, Record<string, string>> = {
  genredetail: { slug: 'horror' },
  titledetail: { slug: 'les-vampires' },
  playdetail: { slug: 'metropolis' },
  watch: { slug: 'metropolis' },
  lightbox: { slug: 'metropolis' },
  module: { module_name: 'weimar-nights' },
  collection: { id: 'potemkin-restored' },
  assetdetail: { collectionId: 'potemkin-restored', assetId: 'potemkin-restored-1' },
  resetpassword: { token: 'fixture-reset' },
  fycevent: { titleSlug: 'sunrise', slug: 'sunrise-encore' },
  eventrsvpcancel: { eventId: '5101', rsvpId: 'rsvp-sunrise-ada' },
}

/** Path of the page that shows only the example module. */
const MODULE_PAGE = '/marquee-catalogue'

const files = import.meta.glob<Schema>(['../../../schemas/**/*.json', '!../../../schemas/{editor,examples}/**'], {
  eager: true,
  import: 'default',
})
const schemas = new Map(
  Object.entries(files).map(([path, schema]) => [path.replace(/^.*\/schemas\/|\.json$/g, ''), schema]),
)
const { fieldsOf, resolve } = schemaFields(schemas)

/** A field's schema, with what it refers to in its place. */
export const schemaOf = ({ schema }: Field): Schema => resolve(schema)

const configs = byPath(
  import.meta.glob('../../../fixtures/sites/{lumen,laurel,vault,orchard}/config.json', {
    eager: true,
    import: 'default',
  }),
)
const lists = byPath(
  import.meta.glob('../../../fixtures/sites/{lumen,laurel,vault,orchard}/modules/**/*.json', {
    eager: true,
    import: 'default',
  }),
)

/** Examples of words that no site uses: with every field, and visible even if `hidden` is one of them. */
const full = new Map<string, Record<string, unknown>>(
  Object.entries(
    import.meta.glob<Record<string, unknown>>('../../../schemas/examples/{modules,views}/*/full.json', {
      eager: true,
      import: 'default',
    }),
  ).map(([path, document]) => [/examples\/(.+)\/full/.exec(path)?.[1] ?? '', { ...document, hidden: undefined }]),
)

/** Documents of the fixture sites by `SITE/PATH`. */
function byPath(found: Record<string, unknown>): [site: string, document: unknown][] {
  return Object.entries(found)
    .map(([path, document]): [string, unknown] => [/sites\/([^/]+)\//.exec(path)?.[1] ?? '', document])
    .filter(([site]) => SITES.includes(site))
    .sort(([a], [b]) => SITES.indexOf(a) - SITES.indexOf(b))
}

/** Maximum number of cards in an example. */
const MAX_CARDS = 12

function kindEntries(): Entry[] {
  const { enum: words = [], enumDescriptions = [] } = schemas.get('config/component-kind') ?? {}
  const route = schemas.get('config/route') ?? {}
  const routes = configs.flatMap(([site, config]) =>
    recordsIn(config, 'site_config', 'routing')
      .filter(({ redirect }) => redirect === undefined)
      .map((json) => ({ site, json })),
  )
  return words.map((word, at) => {
    const { site = 'lumen', json = { route: `/${word}`, component: word } } =
      routes.find((each) => each.json.component === word && each.site === BEST_SITE[word]) ??
      routes.find((each) => each.json.component === word) ??
      {}
    const { passesGate, quiet } = routeKinds.get(word) ?? {}
    const viewer = passesGate || quiet ? 'signed-out' : 'viewer'
    const fields = fieldsOf(route).filter(({ path, meaning }) => path !== 'component' && isOf(word, meaning))
    return {
      group: 'kinds',
      word,
      meaning: enumDescriptions[at] ?? '',
      fields,
      example: { json, site: BEST_SITE[word] ?? site, viewer },
    }
  })
}

/** Whether a route field applies to a page kind. Descriptions of fields for some kinds start with them: "iframe and pdf: …". */
function isOf(kind: string, description: string): boolean {
  const prefixes = [...description.matchAll(/(?:^|\. )([a-z]+(?:(?:, | and )[a-z]+)*): /g)]
  const kinds = prefixes.flatMap(([, names = '']) => names.split(/, | and /)).filter((name) => routeKinds.has(name))
  return kinds.length === 0 || kinds.includes(kind)
}

function moduleEntries(): Entry[] {
  const modules = lists.flatMap(([site, list]) =>
    recordsIn(list, 'data').flatMap(({ module }) => (isRecord(module) ? { site, module } : [])),
  )
  return typesIn('modules').map(([word, schema]) => {
    const own = modules.filter(({ module }) => module.type === word)
    // Prefers the module with the most cards; modules without content come last.
    const [found] = own.sort((a, b) => cardsOf(b.module) - cardsOf(a.module))
    const { site = 'lumen', module = full.get(`modules/${word}`) ?? {} } = found ?? {}
    const content = Array.isArray(module.content) ? { content: module.content.slice(0, MAX_CARDS) } : {}
    return entry('modules', word, schema, { json: { ...module, ...content }, site, viewer: 'viewer' })
  })
}

/** Number of cards that an example of the module shows. */
const cardsOf = ({ content }: Record<string, unknown>) =>
  Array.isArray(content) ? Math.min(content.length, MAX_CARDS) : 0

function viewEntries(): Entry[] {
  const views = lists.flatMap(([site, document]) => {
    const layouts = isRecord(document) && isRecord(document.data) ? Object.values(document.data) : []
    return layouts.flatMap((layout) => recordsIn(layout, 'views').map((view) => ({ site, view })))
  })
  return typesIn('views').map(([word, schema]) => {
    const { site = 'lumen', view = full.get(`views/${word}`) ?? {} } =
      views.find((each) => each.view.type === word) ?? {}
    return entry('views', word, schema, { json: view, site, viewer: 'viewer', title: TITLES[word] ?? 'sunrise' })
  })
}

const entry = (group: Group, word: string, schema: Schema, example: Example): Entry => ({
  group,
  word,
  meaning: schema.description ?? '',
  fields: fieldsOf(schema).filter(({ path }) => path !== 'type'),
  example,
})

const typesIn = (folder: string): [string, Schema][] =>
  [...schemas]
    .filter(([key]) => key.startsWith(`${folder}/`))
    .map(([key, schema]) => [key.slice(folder.length + 1), schema])

function recordsIn(document: unknown, ...way: string[]): Record<string, unknown>[] {
  let found = document
  for (const step of way) found = isRecord(found) ? found[step] : undefined
  return Array.isArray(found) ? found.filter(isRecord) : []
}

export const entries: readonly Entry[] = [...kindEntries(), ...moduleEntries(), ...viewEntries()]

export const entryOf = (group: string | undefined, word: string | undefined): Entry | undefined =>
  entries.find((entry) => entry.group === group && entry.word === word)

/** Query of a page's link, by page kind. */
const QUERIES: Record<string, string> = {
  eventrsvpcancel: '?email=ada%2Bguild@guild.example&token=ticket-of-ada',
}

/** The frame content in the format of its service (fixtures/service/host/frames). */
export function framedOf({ group, word, example }: Entry, json: unknown, site: string) {
  if (group === 'kinds') return { site, routes: [{ ...(isRecord(json) ? json : {}), component: word, default: true }] }
  const alone = { nav: false, footer: false }
  if (group === 'modules')
    return {
      site,
      routes: [
        { route: MODULE_PAGE, component: 'modulesonly', heading: word, default: true, modules_uri: LIST, ...alone },
      ],
      list: { data: [{ id: 1, position: 1, module: json }, ...(word === 'menu_module' ? listOfMenu() : [])] },
    }
  const layout = { background: 'none', layout: 'framed', section: ['heading'], display: 'stacked', views: [json] }
  const data = Object.fromEntries(['default', 'feature', 'series', 'episode'].map((type) => [type, layout]))
  return {
    site,
    routes: [{ route: `${TITLE_PAGE}/:slug`, component: 'titledetail', ...alone }],
    layouts: { data },
    title: example.title,
  }
}

/** A menu needs a grid to filter. */
const listOfMenu = () => [{ id: 2, position: 2, module: entryOf('modules', 'title_grid')?.example.json }]

const LIST = 'modules/placement/marquee-catalogue/'
const TITLE_PAGE = '/marquee-catalogue-title'

/** The path of the entry in the frame. */
export function pathOf({ group, word, example }: Entry, json: unknown): string {
  if (group === 'modules') return MODULE_PAGE
  if (group === 'views') return `${TITLE_PAGE}/${example.title}`
  const route = isRecord(json) && typeof json.route === 'string' ? json.route : '/'
  const path = route.replace(/:(\w+)\??/g, (_, name) => PARAMETERS[word]?.[name] ?? 'metropolis').replace(/\*$/, '')
  return path + (QUERIES[word] ?? '')
}

/**
 * The entry's JSON as a document of a site's folder, for the validator.
 * @returns its path there, its text, and the pointer of the JSON in it
 */
export function documentOf({ group }: Pick<Entry, 'group'>, json: unknown): { path: string; text: string; at: string } {
  const [path, document, at]: [string, object, string] =
    group === 'kinds'
      ? ['config.json', { schema_version: 2, site_config: { routing: [json] } }, '/site_config/routing/0']
      : group === 'modules'
        ? ['modules/catalogue.json', { data: [{ module: json }] }, '/data/0/module']
        : ['modules/title-layouts.json', { data: { default: { views: [json] } } }, '/data/default/views/0']
  return { path, text: JSON.stringify(document, null, 2), at }
}
