import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Schema } from '../../src/tools/schemas/schema'
import { analyticsPage } from './analyticsPage'
import { brandTokens } from './brandTokens'
import { cataloguePage } from './cataloguePage'
import type { KnownValues } from './editor/additions'
import { editorFiles } from './editor/editorFiles'
import { readKnownValues } from './editor/readKnownValues'
import { GALLERY_PICTURES_FOLDER, galleryPage } from './galleryPage'
import { localFiles, TYPES_FILE } from './localFiles'
import { partsPage } from './partsPage'
import { quickValidatorSource } from './quickValidatorSource'
import { readSchemas } from './readSchemas'
import { CONFIG_REFERENCE, referencePage, SERVICE_REFERENCE } from './referencePage'
import { openApi } from './service/openApi'
import { servicePage } from './service/servicePage'
import { SHARED_RULES_FILE, shareRules } from './sharedRules'
import { textsPage } from './textsPage'
import { tokensPage } from './tokensPage'
import { typeSource } from './types'
import { validatorSources } from './validators'

/** Schemas that the site checks in production, too. */
const SITE_SCHEMAS = new RegExp(
  `^(config$|brands$|content-menu$|modules/|views/|service/(${[
    'placement-head',
    'genre-list',
    'title-layouts-head',
    'title',
    'title-card',
    'season',
    'episode',
    'title-link',
    'media-item',
    'collection',
    'collection-asset',
    'asset-revision',
    'comment',
    'download-availability',
    'aspera-user-data',
    'live-event',
    'fyc-event',
    'history-entry',
    'tag',
    'faq',
    'ways-to-watch',
    'event',
    'affiliation',
    'rsvp',
    'enum-item',
    'playback-asset',
    'video-playback',
  ].join('|')})$)`,
)
/** Responses and catalogue files: checked in development, in tests and by `npm run validate`. */
const SERVICE_SCHEMAS = /^(service\/|title-layouts$)/

/**
 * Every generated file of the project.
 * @returns the text of each file by its path below `root`
 */
export async function generatedFiles(root: string): Promise<Map<string, string>> {
  const schemas = readSchemas(join(root, 'schemas'))
  const known = readKnownValues(root)
  const { files, sources } = await filesOfSchemas(schemas, known)
  const tokens = brandTokens(root)
  files.set('docs/reference/brand-tokens.md', tokensPage(tokens))
  files.set('docs/reference/brand-tokens.json', `${JSON.stringify(Object.fromEntries(tokens), null, 2)}\n`)
  files.set('docs/reference/texts.md', textsPage())
  files.set('docs/reference/analytics.md', analyticsPage())
  files.set('docs/reference/fixture-catalogue.md', cataloguePage(root))
  files.set('docs/reference/gallery.md', galleryPage(schemas, listGalleryPictures(root)))
  files.set('docs/contributing/parts.md', partsPage(root))
  files.set('docs/reference/service.md', servicePage())
  files.set('docs/reference/openapi.json', openApi(schemas))
  for (const [path, text] of await generatedLocalFiles(root, schemas, known, { files, sources })) files.set(path, text)
  return files
}

/** The generated files of `extensions/` in a repository that has the kit, by their paths in that folder. */
export async function generatedExtensions(root: string): Promise<Map<string, string>> {
  const schemas = readSchemas(join(root, 'schemas'))
  const known = readKnownValues(root)
  const own = await generatedLocalFiles(root, schemas, known, await filesOfSchemas(schemas, known))
  return new Map([...own].map(([path, text]) => [path.replace(/^local\//, ''), text]))
}

const generatedLocalFiles = (
  root: string,
  schemas: Map<string, Schema>,
  known: KnownValues,
  { files, sources }: Awaited<ReturnType<typeof filesOfSchemas>>,
) => localFiles(root, schemas, files, async (all) => (await filesOfSchemas(all, known, { schemas, sources })).files)

/**
 * The files made from schemas: the unions, types, validators, references, and schemas for editors. Adds the unions to
 * `schemas`.
 * @param earlier schemas and sources of an earlier run; validators of unchanged schemas are reused
 */
async function filesOfSchemas(
  schemas: Map<string, Schema>,
  known: KnownValues,
  earlier?: Parameters<typeof validatorSources>[2],
) {
  const typesIn = (folder: string) =>
    [...schemas.keys()].filter((key) => key.startsWith(`${folder}/`)).map((key) => key.slice(folder.length + 1))
  const moduleTypes = typesIn('modules')
  const viewTypes = typesIn('views')
  schemas.set('generated/module', unionSchema('Module', 'modules', moduleTypes))
  schemas.set('generated/view', unionSchema('View', 'views', viewTypes))
  const ofSite = [...schemas.keys()].filter((key) => SITE_SCHEMAS.test(key))
  const ofService = [...schemas.keys()].filter((key) => SERVICE_SCHEMAS.test(key) && !SITE_SCHEMAS.test(key))
  const files = new Map<string, string>()
  for (const name of ['module', 'view'])
    files.set(`schemas/generated/${name}.json`, `${JSON.stringify(schemas.get(`generated/${name}`), null, 2)}\n`)
  files.set(TYPES_FILE, await typeSource(schemas, { Module: moduleTypes, View: viewTypes }))
  const quick = new Map<string, string>()
  const sources = validatorSources(schemas, [...ofSite, ...ofService], earlier)
  for (const [key, source] of sources) {
    files.set(`src/generated/validators/${key}.full.js`, source)
    quick.set(key, quickValidatorSource(source, key))
  }
  for (const [key, source] of shareRules(quick))
    files.set(`src/generated/validators/${key === SHARED_RULES_FILE ? key : `${key}.quick.js`}`, source)
  files.set('src/generated/validators.ts', FILE_HEAD + loadersSource('validators', 'full', ofSite) + SCHEMA_NAME_TYPE)
  for (const [family, folder] of QUICK_REGISTRIES) {
    const keys = ofSite.filter((key) => key.startsWith(folder))
    files.set(`src/generated/${family}.ts`, FILE_HEAD + loadersSource(family, 'quick', keys))
  }
  files.set('src/generated/serviceValidators.ts', serviceValidatorsSource(ofService))
  files.set('docs/reference/config-reference.md', referencePage(schemas, CONFIG_REFERENCE))
  files.set('docs/reference/service-reference.md', referencePage(schemas, SERVICE_REFERENCE))
  for (const [path, text] of editorFiles(schemas, known)) files.set(path, text)
  return { files, sources }
}

const FILE_HEAD =
  "// Generated by `npm run generate`: do not edit.\nimport type { Validator } from '../lib/json/validator'\n\n"
const SCHEMA_NAME_TYPE = '\nexport type SchemaName = keyof typeof validators\n'
/** Quick validators by registry, so that each registry contains only the loaders of its own types. */
const QUICK_REGISTRIES = [
  ['quickModuleValidators', 'modules/'],
  ['quickViewValidators', 'views/'],
] as const
const VALIDATOR_DESCRIPTIONS = { full: 'which reports all problems', quick: 'which returns only true or false' }

const loadersSource = (name: string, kind: keyof typeof VALIDATOR_DESCRIPTIONS, keys: string[]) =>
  `/** Loads the ${kind} validator of a schema, ${VALIDATOR_DESCRIPTIONS[kind]}, by the schema's path below schemas/. */
export const ${name} = {
${loaderLines(keys, kind)}} satisfies Record<string, () => Promise<Validator>>
`

const serviceValidatorsSource = (keys: string[]) => `// Generated by \`npm run generate\`: do not edit.
import type { Validator } from '../lib/json/validator'

/** Loads the full validator of a service response. Not part of the production build. */
export const serviceValidators = {
${loaderLines(keys, 'full')}} satisfies Record<string, () => Promise<Validator>>

export type ServiceSchemaName = keyof typeof serviceValidators
`

const loaderLines = (keys: string[], kind: keyof typeof VALIDATOR_DESCRIPTIONS) =>
  keys.map((key) => `  '${key}': () => import('./validators/${key}.${kind}.js').then((m) => m.default),\n`).join('')

/**
 * A union of all schemas in a folder, with `type` as the discriminator.
 * @param title Module or View
 * @param folder below schemas/
 */
function unionSchema(title: string, folder: string, types: string[]): Schema {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title,
    description: `Any ${title.toLowerCase()}. Generated by \`npm run generate\` from schemas/${folder}: do not edit.`,
    type: 'object',
    required: ['type'],
    discriminator: { propertyName: 'type' },
    oneOf: types.map((type) => ({ $ref: `../${folder}/${type}.json` })),
  }
}

function listGalleryPictures(root: string): string[] {
  const folder = join(root, GALLERY_PICTURES_FOLDER)
  return existsSync(folder) ? readdirSync(folder) : []
}
