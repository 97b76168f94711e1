import { pageKinds } from '../../../registry/routes'
import { isRecord } from '../../lib/json/isRecord'
import type { Schema } from '../../tools/schemas/schema'
import type { Field } from '../../tools/schemas/schemaFields'
import { fieldsOf, resolve, schemas } from '../schemas/siteSchemas'

export const GROUPS = ['kinds', 'modules', 'views'] as const
export type Group = (typeof GROUPS)[number]

/** A page kind, module type or view, with everything that the catalogue shows. */
export interface Entry {
  group: Group
  name: string
  /** Description from its schema. */
  description: string
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
  titleSlug?: string
}

/** Fixture sites with examples, in order of preference. */
const EXAMPLE_SITES = ['lumen', 'laurel', 'vault', 'orchard']
/** Site that shows the example of a page kind. Default: the first site with a route of that kind. */
const SITE_BY_KIND: Record<string, string> = {
  pdf: 'vault',
  eventrsvpcancel: 'laurel',
  // Lumen plays films on a separate page.
  playdetail: 'lumen',
  fycevent: 'lumen',
}
/** Titles with content for a view. */
const TITLE_BY_VIEW: Record<string, string> = { seasons: 'les-vampires', highlights: 'les-vampires' }

/** Values for route parameters, by page kind. */
const PARAMETERS_BY_KIND: Record<string, Record<string, string>> = {
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
const MODULE_PAGE_PATH = '/marquee-catalogue'

/** A field's schema with its references resolved. */
export const fieldSchemaOf = ({ schema }: Field): Schema => resolve(schema)

const configs = documentsBySite(
  import.meta.glob('../../../fixtures/sites/{lumen,laurel,vault,orchard}/config.json', {
    eager: true,
    import: 'default',
  }),
)
const lists = documentsBySite(
  import.meta.glob('../../../fixtures/sites/{lumen,laurel,vault,orchard}/modules/**/*.json', {
    eager: true,
    import: 'default',
  }),
)

/** Examples of types that no site uses. They set every field except `hidden`, so that they are visible. */
const fullExamples = new Map<string, Record<string, unknown>>(
  Object.entries(
    import.meta.glob<Record<string, unknown>>('../../../schemas/examples/{modules,views}/*/full.json', {
      eager: true,
      import: 'default',
    }),
  ).map(([path, document]) => [/examples\/(.+)\/full/.exec(path)?.[1] ?? '', { ...document, hidden: undefined }]),
)

/** Documents of the fixture sites by `SITE/PATH`. */
function documentsBySite(found: Record<string, unknown>): [site: string, document: unknown][] {
  return Object.entries(found)
    .map(([path, document]): [string, unknown] => [/sites\/([^/]+)\//.exec(path)?.[1] ?? '', document])
    .filter(([site]) => EXAMPLE_SITES.includes(site))
    .sort(([a], [b]) => EXAMPLE_SITES.indexOf(a) - EXAMPLE_SITES.indexOf(b))
}

/** Maximum number of cards in an example. */
const MAX_CARDS = 12

function kindEntries(): Entry[] {
  const { enum: kinds = [], enumDescriptions = [] } = schemas.get('config/component-kind') ?? {}
  const route = schemas.get('config/route') ?? {}
  const routes = configs.flatMap(([site, config]) =>
    recordsAtPath(config, 'site_config', 'routing')
      .filter(({ redirect }) => redirect === undefined)
      .map((json) => ({ site, json })),
  )
  return kinds.map((name, at) => {
    const { site = 'lumen', json = { route: `/${name}`, component: name } } =
      routes.find((each) => each.json.component === name && each.site === SITE_BY_KIND[name]) ??
      routes.find((each) => each.json.component === name) ??
      {}
    const { bypassesCountdown, blocksScripts } = pageKinds.get(name) ?? {}
    const viewer = bypassesCountdown || blocksScripts ? 'signed-out' : 'viewer'
    const fields = fieldsOf(route).filter(
      ({ path, meaning }) => path !== 'component' && routeFieldAppliesTo(name, meaning),
    )
    return {
      group: 'kinds',
      name,
      description: enumDescriptions[at] ?? '',
      fields,
      example: { json, site: SITE_BY_KIND[name] ?? site, viewer },
    }
  })
}

/** Whether a route field applies to a page kind. Descriptions of fields for some kinds start with them: "iframe and pdf: …". */
function routeFieldAppliesTo(kind: string, description: string): boolean {
  const prefixes = [...description.matchAll(/(?:^|\. )([a-z]+(?:(?:, | and )[a-z]+)*): /g)]
  const kinds = prefixes.flatMap(([, names = '']) => names.split(/, | and /)).filter((name) => pageKinds.has(name))
  return kinds.length === 0 || kinds.includes(kind)
}

function moduleEntries(): Entry[] {
  const modules = lists.flatMap(([site, list]) =>
    recordsAtPath(list, 'data').flatMap(({ module }) => (isRecord(module) ? { site, module } : [])),
  )
  return schemasInFolder('modules').map(([name, schema]) => {
    const own = modules.filter(({ module }) => module.type === name)
    // Prefers the module with the most cards; modules without content come last.
    const [found] = own.sort((a, b) => cardCountOf(b.module) - cardCountOf(a.module))
    const { site = 'lumen', module = fullExamples.get(`modules/${name}`) ?? {} } = found ?? {}
    const content = Array.isArray(module.content) ? { content: module.content.slice(0, MAX_CARDS) } : {}
    return createEntry('modules', name, schema, { json: { ...module, ...content }, site, viewer: 'viewer' })
  })
}

/** Number of cards that an example of the module shows. */
const cardCountOf = ({ content }: Record<string, unknown>) =>
  Array.isArray(content) ? Math.min(content.length, MAX_CARDS) : 0

function viewEntries(): Entry[] {
  const views = lists.flatMap(([site, document]) => {
    const layouts = isRecord(document) && isRecord(document.data) ? Object.values(document.data) : []
    return layouts.flatMap((layout) => recordsAtPath(layout, 'views').map((view) => ({ site, view })))
  })
  return schemasInFolder('views').map(([name, schema]) => {
    const { site = 'lumen', view = fullExamples.get(`views/${name}`) ?? {} } =
      views.find((each) => each.view.type === name) ?? {}
    return createEntry('views', name, schema, {
      json: view,
      site,
      viewer: 'viewer',
      titleSlug: TITLE_BY_VIEW[name] ?? 'sunrise',
    })
  })
}

const createEntry = (group: Group, name: string, schema: Schema, example: Example): Entry => ({
  group,
  name,
  description: schema.description ?? '',
  fields: fieldsOf(schema).filter(({ path }) => path !== 'type'),
  example,
})

const schemasInFolder = (folder: string): [string, Schema][] =>
  [...schemas]
    .filter(([key]) => key.startsWith(`${folder}/`))
    .map(([key, schema]) => [key.slice(folder.length + 1), schema])

function recordsAtPath(document: unknown, ...path: string[]): Record<string, unknown>[] {
  let found = document
  for (const step of path) found = isRecord(found) ? found[step] : undefined
  return Array.isArray(found) ? found.filter(isRecord) : []
}

export const entries: readonly Entry[] = [...kindEntries(), ...moduleEntries(), ...viewEntries()]

export const entryOf = (group: string | undefined, name: string | undefined): Entry | undefined =>
  entries.find((entry) => entry.group === group && entry.name === name)

/** Query parameters that a page kind requires. */
const QUERY_BY_KIND: Record<string, string> = {
  eventrsvpcancel: '?email=ada%2Bguild@guild.example&token=ticket-of-ada',
}

/** What the frame shows, in the format of fixtures/service/host/frames. */
export function frameContentOf({ group, name, example }: Entry, json: unknown, site: string) {
  if (group === 'kinds') return { site, routes: [{ ...(isRecord(json) ? json : {}), component: name, default: true }] }
  const withoutShell = { nav: false, footer: false }
  if (group === 'modules')
    return {
      site,
      routes: [
        {
          route: MODULE_PAGE_PATH,
          component: 'modulesonly',
          heading: name,
          default: true,
          modules_uri: LIST_URI,
          ...withoutShell,
        },
      ],
      list: { data: [{ id: 1, position: 1, module: json }, ...(name === 'menu_module' ? gridForMenu() : [])] },
    }
  const layout = { background: 'none', layout: 'framed', section: ['heading'], display: 'stacked', views: [json] }
  const data = Object.fromEntries(['default', 'feature', 'series', 'episode'].map((type) => [type, layout]))
  return {
    site,
    routes: [{ route: `${TITLE_PAGE_PATH}/:slug`, component: 'titledetail', ...withoutShell }],
    layouts: { data },
    title: example.titleSlug,
  }
}

/** A menu module filters the grid below it, so its example includes one. */
const gridForMenu = () => [{ id: 2, position: 2, module: entryOf('modules', 'title_grid')?.example.json }]

const LIST_URI = 'modules/placement/marquee-catalogue/'
const TITLE_PAGE_PATH = '/marquee-catalogue-title'

/** The path of the entry in the frame. */
export function pagePathOf({ group, name, example }: Entry, json: unknown): string {
  if (group === 'modules') return MODULE_PAGE_PATH
  if (group === 'views') return `${TITLE_PAGE_PATH}/${example.titleSlug}`
  const route = isRecord(json) && typeof json.route === 'string' ? json.route : '/'
  const path = route
    .replace(/:(\w+)\??/g, (_, parameter) => PARAMETERS_BY_KIND[name]?.[parameter] ?? 'metropolis')
    .replace(/\*$/, '')
  return path + (QUERY_BY_KIND[name] ?? '')
}

/**
 * The entry's JSON as a document of a site's folder, for the validator.
 * @returns its path there, its text, and the pointer of the JSON in it
 */
export function documentOf(
  { group }: Pick<Entry, 'group'>,
  json: unknown,
): { path: string; text: string; jsonPointer: string } {
  const [path, document, jsonPointer]: [string, object, string] =
    group === 'kinds'
      ? ['config.json', { schema_version: 2, site_config: { routing: [json] } }, '/site_config/routing/0']
      : group === 'modules'
        ? ['modules/catalogue.json', { data: [{ module: json }] }, '/data/0/module']
        : ['modules/title-layouts.json', { data: { default: { views: [json] } } }, '/data/default/views/0']
  return { path, text: JSON.stringify(document, null, 2), jsonPointer }
}
