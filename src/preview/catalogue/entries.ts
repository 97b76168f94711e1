import { routeKinds } from '../../../registry/routes'
import { isRecord } from '../../lib/json/isRecord'
import type { Schema } from '../../tools/schemas/schema'
import { type Field, schemaFields } from '../../tools/schemas/schemaFields'

export const GROUPS = ['kinds', 'modules', 'views'] as const
export type Group = (typeof GROUPS)[number]

/** A word that operators may write, with all that the catalogue shows of it. */
export interface Entry {
  group: Group
  word: string
  /** A sentence of its schema. */
  meaning: string
  fields: readonly Field[]
  example: Example
}

/** An example that lives: what is written, and where it is looked at. */
interface Example {
  json: Record<string, unknown>
  /** Name of the fixture site that it stands in. */
  site: string
  /** Who sees it. */
  viewer: 'viewer' | 'signed-out'
  /** Of a view: the title that has something for it. */
  title?: string
}

/** Fixture sites with examples, the best first. */
const SITES = ['lumen', 'laurel', 'vault', 'orchard']
/** Where a kind is seen better than in the first site that names it. */
const BEST_SITE: Record<string, string> = {
  pdf: 'vault',
  eventrsvpcancel: 'laurel',
  // Where films play on a page of their own.
  playdetail: 'lumen',
  fycevent: 'lumen',
}
/** Titles that have something for a view. */
const TITLES: Record<string, string> = { seasons: 'les-vampires', highlights: 'les-vampires' }

/** What stands for the parameters of a route, by kind. */
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

/** Where modules are looked at, on a page that has nothing else. */
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

/** So many cards are enough to see what a module does. */
const CARDS = 12

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
    // The first one that has cards enough; what the service fills of its own accord, and what has none, where there is no such.
    const [found] = own.sort((a, b) => cardsOf(b.module) - cardsOf(a.module))
    const { site = 'lumen', module = full.get(`modules/${word}`) ?? {} } = found ?? {}
    const content = Array.isArray(module.content) ? { content: module.content.slice(0, CARDS) } : {}
    return entry('modules', word, schema, { json: { ...module, ...content }, site, viewer: 'viewer' })
  })
}

/** How many of its cards are shown. */
const cardsOf = ({ content }: Record<string, unknown>) => (Array.isArray(content) ? Math.min(content.length, CARDS) : 0)

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

/** All entries, in the order of the schemas. */
export const entries: readonly Entry[] = [...kindEntries(), ...moduleEntries(), ...viewEntries()]

export const entryOf = (group: string | undefined, word: string | undefined): Entry | undefined =>
  entries.find((entry) => entry.group === group && entry.word === word)

/** What the link to a page carries besides, by kind. */
const QUERIES: Record<string, string> = {
  eventrsvpcancel: '?email=ada%2Bguild@guild.example&token=ticket-of-ada',
}

/** What a frame shows, as its service takes it (fixtures/service/host/frames). */
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

/** A menu alone has nothing to choose from. */
const listOfMenu = () => [{ id: 2, position: 2, module: entryOf('modules', 'title_grid')?.example.json }]

const LIST = 'modules/placement/marquee-catalogue/'
const TITLE_PAGE = '/marquee-catalogue-title'

/** The address at which the frame shows an entry. */
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
  const [path, document, at] =
    group === 'kinds'
      ? ['config.json', { schema_version: 2, site_config: { routing: [json] } }, '/site_config/routing/0']
      : group === 'modules'
        ? ['modules/catalogue.json', { data: [{ module: json }] }, '/data/0/module']
        : ['modules/title-layouts.json', { data: { default: { views: [json] } } }, '/data/default/views/0']
  return { path: path as string, text: JSON.stringify(document, null, 2), at: at as string }
}
