import type { Schema } from '../../../src/tools/schemas/schema'
import {
  LINK_SNIPPETS,
  MENU_SNIPPETS,
  moduleSnippets,
  placementSnippets,
  ROUTE_SNIPPETS,
  viewSnippets,
} from './snippets'

type SchemaNode = Record<string, unknown>

/** Values that the schemas do not list, each with its meaning. */
export interface KnownValues {
  /** Keys of texts, with the text. */
  texts: ReadonlyMap<string, string>
  /** Codes of sign-in errors, with the message for visitors. */
  loginCodes: ReadonlyMap<string, string>
  /** Codes of playback errors, with the message for visitors. */
  playCodes: ReadonlyMap<string, string>
  /** Slugs of genres, with their names. */
  genres: ReadonlyMap<string, string>
  titleTypes: readonly string[]
}

/**
 * Adds suggestions for editors to the schemas: known values and snippets. They do not restrict what is valid.
 * @throws Error if a schema no longer has one of the places
 */
export function addSuggestions(schemas: ReadonlyMap<string, Schema>, known: KnownValues): Map<string, Schema> {
  const out = new Map(schemas)
  const at = (place: string, add: (node: SchemaNode) => SchemaNode) => {
    const [key = '', pointer = ''] = place.split('#')
    const file = structuredClone(out.get(key)) as SchemaNode | undefined
    const steps = pointer.split('/').filter(Boolean)
    const last = steps.pop()
    let parent: SchemaNode | undefined = file
    for (const step of steps) parent = parent?.[step] as SchemaNode | undefined
    const node = last === undefined ? file : parent?.[last]
    if (!file || !parent || !node)
      throw new Error(`schemas/${key}.json#${pointer} does not exist: change the path in ${import.meta.url}`)
    const changed = add(node as SchemaNode)
    if (last !== undefined) parent[last] = changed
    out.set(key, last === undefined ? changed : file)
  }
  const snippets = (place: string, defaultSnippets: readonly unknown[]) =>
    at(place, (node) => ({ ...node, defaultSnippets }))
  const keys = (place: string, words: ReadonlyMap<string, string>) => at(place, (node) => addKnownKeys(node, words))

  keys('config/site-config#/properties/texts', known.texts)
  keys('config/auth#/properties/error_messages', known.loginCodes)
  keys('config/site-config#/definitions/VideoConfig/properties/errors', known.playCodes)
  const types = new Map(known.titleTypes.map((type) => [type, `Titles of the type ${type}.`]))
  for (const field of ['heading_mappings', 'enable_playback_history'])
    keys(`config/site-config#/properties/${field}`, types)
  // Names only: `keys` would repeat the whole layout schema for each of them.
  at('title-layouts#/properties/data', (node) => ({
    ...node,
    propertyNames: { examples: ['default', ...types.keys()] },
  }))

  const genres = valueSnippets(known.genres)
  for (const place of [
    'config/site-config#/properties/genre_slugs/items',
    'content-menu#/definitions/CustomGenre/properties/genres/items',
    'content-menu#/definitions/Sort/properties/genresList/items',
  ])
    snippets(place, genres)
  snippets('config/auth#/properties/special_error_code', valueSnippets(known.loginCodes))
  snippets('config/site-config#/definitions/GroupMessage/properties/error_code', valueSnippets(known.playCodes))

  for (const place of [
    'config/route#/properties/modules_uri',
    'config/site-config#/definitions/Navbar/properties/modules_uri',
    'config/site-config#/definitions/Navbar/properties/mobile_genres_modules_uri',
    'config/site-config#/definitions/Footer/properties/modules_uri',
  ])
    snippets(place, [listAddressSnippet('home')])
  snippets('config/site-config#/properties/title_layouts_uri', [listAddressSnippet('title-layouts')])

  snippets('config/site-config#/properties/routing/items', ROUTE_SNIPPETS)
  snippets('config/external-link#', LINK_SNIPPETS)
  snippets('content-menu#', MENU_SNIPPETS)
  snippets('module-placement#', placementSnippets(out))
  snippets('generated/module#', moduleSnippets(out))
  snippets('generated/view#', viewSnippets(out))
  at('views/merged#/definitions/MergedPart', (part) => viewsExceptMerged(part, out))
  return out
}

/** Adds known keys to a map. Other keys stay allowed, with values of the same kind. */
function addKnownKeys(map: SchemaNode, words: ReadonlyMap<string, string>): SchemaNode {
  const value = map.additionalProperties as SchemaNode
  const properties = Object.fromEntries([...words].map(([word, description]) => [word, { ...value, description }]))
  return { ...map, properties }
}

/** Snippets of known values; any other text stays allowed. */
const valueSnippets = (words: ReadonlyMap<string, string>) =>
  [...words].map(([word, description]) => ({ label: word, description, body: word }))

/** A snippet for the address of a module list, which names its file. */
const listAddressSnippet = (name: string) => ({
  label: `modules/placement/${name}/`,
  description: `The list of the file modules/${name}.json in the site's folder.`,
  body: `modules/placement/\${1:${name}}/`,
})

/** Any view but a merged one: a merged view in a merged view is skipped. */
function viewsExceptMerged({ title, description }: SchemaNode, schemas: ReadonlyMap<string, Schema>): SchemaNode {
  const { discriminator, oneOf, defaultSnippets } = schemas.get('generated/view') ?? {}
  return {
    title,
    description,
    type: 'object',
    required: ['type'],
    discriminator,
    oneOf: (oneOf as { $ref: string }[]).filter(({ $ref }) => !$ref.endsWith('/merged.json')),
    defaultSnippets: (defaultSnippets as { label: string }[]).filter(({ label }) => label !== 'merged'),
  }
}
