import { join } from 'node:path'
import { moduleUnion } from './moduleUnion'
import { readSchemas } from './readSchemas'
import { reference } from './reference'
import { typeSource } from './types'
import { quickSource, validatorSources } from './validators'

const VALIDATED = /^(config$|content-menu$|modules\/|service\/)/

/**
 * Every generated file of the project.
 * @returns the text of each file by its path below `root`
 */
export async function generatedFiles(root: string): Promise<Map<string, string>> {
  const schemas = readSchemas(join(root, 'schemas'))
  const moduleTypes = [...schemas.keys()].filter((key) => key.startsWith('modules/')).map((key) => key.slice(8))
  schemas.set('generated/module', moduleUnion(moduleTypes))
  const validated = [...schemas.keys()].filter((key) => VALIDATED.test(key))
  const files = new Map<string, string>()
  files.set('schemas/generated/module.json', `${JSON.stringify(schemas.get('generated/module'), null, 2)}\n`)
  files.set('src/generated/types.ts', await typeSource(schemas, moduleTypes))
  for (const [key, source] of validatorSources(schemas, validated)) {
    files.set(`src/generated/validators/${key}.js`, source)
    files.set(`src/generated/validators/${key}.d.ts`, DECLARATION(depth(key)))
    files.set(`src/generated/validators/${key}.quick.js`, quickSource(source, key))
    files.set(`src/generated/validators/${key}.quick.d.ts`, DECLARATION(depth(key)))
  }
  files.set(
    'src/generated/validators.ts',
    index('validators', 'full validator of a schema, which names every finding', validated, ''),
  )
  files.set(
    'src/generated/quickValidators.ts',
    index('quickValidators', 'quick validator of a schema, which only says yes or no', validated, '.quick'),
  )
  files.set('docs/config-reference.md', reference(schemas))
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

const loaders = (keys: string[], kind: string) =>
  keys.map((key) => `  '${key}': () => import('./validators/${key}${kind}.js').then((m) => m.default),\n`).join('')
