import { join } from 'node:path'
import { moduleUnion } from './moduleUnion'
import { quickSource } from './quickSource'
import { readSchemas } from './readSchemas'
import { CONFIG_REFERENCE, reference, SERVICE_REFERENCE } from './reference'
import { textsPage } from './textsPage'
import { tokensPage } from './tokensPage'
import { typeSource } from './types'
import { validatorSources } from './validators'

/** What the site itself checks, in production too. */
const OF_SITE = /^(config$|content-menu$|modules\/|service\/(placement-head|genre-list)$)/
/** Answers of the service and files of the catalogue: checked in development, in tests and by `npm run validate`. */
const OF_SERVICE = /^service\/(?!(placement-head|genre-list)$)/

/**
 * Every generated file of the project.
 * @returns the text of each file by its path below `root`
 */
export async function generatedFiles(root: string): Promise<Map<string, string>> {
  const schemas = readSchemas(join(root, 'schemas'))
  const moduleTypes = [...schemas.keys()].filter((key) => key.startsWith('modules/')).map((key) => key.slice(8))
  schemas.set('generated/module', moduleUnion(moduleTypes))
  const ofSite = [...schemas.keys()].filter((key) => OF_SITE.test(key))
  const ofService = [...schemas.keys()].filter((key) => OF_SERVICE.test(key))
  const files = new Map<string, string>()
  files.set('schemas/generated/module.json', `${JSON.stringify(schemas.get('generated/module'), null, 2)}\n`)
  files.set('src/generated/types.ts', await typeSource(schemas, moduleTypes))
  for (const [key, source] of validatorSources(schemas, [...ofSite, ...ofService])) {
    files.set(`src/generated/validators/${key}.js`, source)
    files.set(`src/generated/validators/${key}.d.ts`, DECLARATION(depth(key)))
    files.set(`src/generated/validators/${key}.quick.js`, quickSource(source, key))
    files.set(`src/generated/validators/${key}.quick.d.ts`, DECLARATION(depth(key)))
  }
  files.set(
    'src/generated/validators.ts',
    index('validators', 'full validator of a schema, which names every finding', ofSite, ''),
  )
  files.set(
    'src/generated/quickValidators.ts',
    index('quickValidators', 'quick validator of a schema, which only says yes or no', ofSite, '.quick'),
  )
  files.set('src/generated/serviceValidators.ts', serviceIndex(ofService))
  files.set('docs/config-reference.md', reference(schemas, CONFIG_REFERENCE))
  files.set('docs/service-reference.md', reference(schemas, SERVICE_REFERENCE))
  files.set('docs/brand-tokens.md', tokensPage(root))
  files.set('docs/texts.md', textsPage())
  return files
}

const depth = (key: string) => '../'.repeat(key.split('/').length)

const DECLARATION = (up: string) =>
  `// Made by \`npm run generate\`: do not edit.\nimport type { Validator } from '${up}lib/validator'\ndeclare const validate: Validator\nexport default validate\n`

const index = (
  name: string,
  what: string,
  keys: string[],
  kind: string,
) => `// Made by \`npm run generate\`: do not edit.
import type { Validator } from '../lib/validator'

/** Loads the ${what}, by the schema's path below schemas/. */
export const ${name} = {
${loaders(keys, kind)}} satisfies Record<string, () => Promise<Validator>>

export type SchemaName = keyof typeof ${name}
`

const serviceIndex = (keys: string[]) => `// Made by \`npm run generate\`: do not edit.
import type { Validator } from '../lib/validator'

/** Loads the full validator of a document of the service. A list of its own: nothing of it is sent to visitors. */
export const serviceValidators = {
${loaders(keys, '')}} satisfies Record<string, () => Promise<Validator>>

export type ServiceSchemaName = keyof typeof serviceValidators
`

const loaders = (keys: string[], kind: string) =>
  keys.map((key) => `  '${key}': () => import('./validators/${key}${kind}.js').then((m) => m.default),\n`).join('')
