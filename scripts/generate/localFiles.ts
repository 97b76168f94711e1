import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Schema } from '../../src/tools/schemas/schema'
import { localPath, SCHEMA_HASH_FILE, schemaHash } from '../plugins/localFolder'
import { EDITOR_SCHEMAS } from './editor/editorFiles'
import { localNames } from './localNames'
import { readSchemas } from './readSchemas'

export const TYPES_FILE = 'src/generated/types.ts'

/** Additions of a company, outside the project's own files (docs/how-to/extend/extending.md). */
const LOCAL_FOLDER = 'local'

/** The kinds of schemas that the folder may add, and the interface of registry/defineLocal.ts for each. */
const INTERFACE_BY_FAMILY = { modules: 'LocalModuleTypes', views: 'LocalViewTypes', pages: 'LocalRoutes' } as const

/**
 * The generated files of the folder `local`. All of them are in that folder, so that no file of the project changes.
 * Includes only validators that differ from the project's own, which they replace (scripts/plugins/localFolder.ts), but
 * all schemas.
 * @param builtIn the project's schemas
 * @param files the files generated from them
 * @param make generates the files of schemas; may add schemas
 * @returns by paths that begin with `local/`, wherever the folder is
 */
export async function localFiles(
  root: string,
  builtIn: ReadonlyMap<string, Schema>,
  files: ReadonlyMap<string, string>,
  make: (schemas: Map<string, Schema>) => Promise<Map<string, string>>,
): Promise<Map<string, string>> {
  const folder = join(localPath(root), 'schemas')
  if (!existsSync(folder)) return new Map()
  const own = readSchemas(folder)
  const schemas = mergeSchemas(builtIn, own)
  const made = await make(schemas)
  const out = new Map<string, string>()
  for (const [key, schema] of schemas)
    out.set(`${LOCAL_FOLDER}/generated/schemas/${key}.json`, `${JSON.stringify(schema, null, 2)}\n`)
  for (const [path, text] of made) {
    if (path.startsWith(`${EDITOR_SCHEMAS}/`)) out.set(`${LOCAL_FOLDER}/generated/${path}`, text)
    if (!path.startsWith('src/') || path === TYPES_FILE || files.get(path) === text) continue
    out.set(path.replace('src/generated', `${LOCAL_FOLDER}/generated/src`), text)
  }
  out.set(`${LOCAL_FOLDER}/generated/config-reference.md`, made.get('docs/reference/config-reference.md') ?? '')
  out.set(
    `${LOCAL_FOLDER}/generated/types.ts`,
    localTypes(made.get(TYPES_FILE) ?? '', files.get(TYPES_FILE) ?? '', own) + textTypes(root),
  )
  return out.set(`${LOCAL_FOLDER}/${SCHEMA_HASH_FILE}`, schemaHash(root))
}

/** The project's schemas with those of the folder, which take precedence. */
function mergeSchemas(builtIn: ReadonlyMap<string, Schema>, own: ReadonlyMap<string, Schema>): Map<string, Schema> {
  const schemas = new Map(builtIn)
  const kinds = structuredClone(builtIn.get('config/component-kind') ?? {})
  const route = structuredClone(builtIn.get('config/route') ?? {})
  for (const [key, schema] of own) {
    const { family, name } = familyAndName(key)
    const { title, description } = schema
    if (!title || !description) throw schemaError(key, 'needs a title and a description')
    if (family === 'pages') {
      schemas.set(key, { ...schema, type: 'object', additionalProperties: false })
      addPage(kinds, route, key, name, { ...schema, description })
    } else {
      schemas.set(key, schema)
      const type = (schema.properties?.type as { const?: unknown } | undefined)?.const
      if (type !== name)
        throw schemaError(key, `describes the type "${type}": expected "${name}", the name of the file`)
    }
  }
  return schemas.set('config/component-kind', kinds).set('config/route', route)
}

const schemaError = (key: string, message: string) => new Error(`${localNames().folder}/schemas/${key}.json ${message}`)

/** The module type, view or page that a schema describes, by its path. */
function familyAndName(key: string): { family: string; name: string } {
  const [family = '', name = '', ...rest] = key.split('/')
  if (family in INTERFACE_BY_FAMILY && name && rest.length === 0) return { family, name }
  throw schemaError(key, `is in the wrong folder: expected ${Object.keys(INTERFACE_BY_FAMILY).join('/, ')}/`)
}

/** Adds a component kind, and its fields to those of routes. */
function addPage(
  kinds: Schema,
  route: Schema,
  key: string,
  name: string,
  schema: Schema & { description: string },
): void {
  if (kinds.enum?.includes(name))
    throw schemaError(key, 'is a built-in component kind: you can replace its page, but not its fields')
  kinds.enum?.push(name)
  kinds.enumDescriptions?.push(schema.description)
  for (const [field, property] of Object.entries(schema.properties ?? {})) {
    if (route.properties && Object.hasOwn(route.properties, field))
      throw schemaError(key, `defines the field "${field}", which all routes have: choose another name`)
    // References within its own file now refer to another file; both folders have the same depth.
    const moved = JSON.stringify(property).replaceAll('"$ref":"#/', `"$ref":"../${key}.json#/`)
    Object.assign(route.properties ?? {}, { [field]: JSON.parse(moved) })
  }
}

/**
 * The types of the folder's schemas. Adds them to the types of modules, views and routes.
 * @param all the types of all schemas
 * @param builtIn those of the project
 */
function localTypes(all: string, builtIn: string, own: ReadonlyMap<string, Schema>): string {
  const [known, declared] = [declarationsIn(builtIn), declarationsIn(all)]
  const needed = new Map<string, string>()
  const borrowed = new Set<string>()
  const rest = [...own.values()].map(({ title = '' }) => title)
  const ofOwn = new Set(rest)
  for (let name = rest.pop(); name !== undefined; name = rest.pop()) {
    const text = declared.get(name)
    if (text === undefined || needed.has(name)) continue
    // Types that are the same in the project are imported from it.
    if (known.get(name) === text && !ofOwn.has(name)) borrowed.add(name)
    else {
      needed.set(name, text)
      rest.push(...new Set(text.match(/\b[A-Z]\w+\b/g)))
    }
  }
  const { folder, command, types, defineLocal } = localNames()
  const words = Object.entries(INTERFACE_BY_FAMILY).map(([family, name]) => {
    const lines = [...own].flatMap(([key, { title }]) =>
      key.startsWith(`${family}/`) ? [`    ${key.slice(family.length + 1)}: ${title}\n`] : [],
    )
    return lines.length > 0 ? `  interface ${name} {\n${lines.join('')}  }\n` : ''
  })
  return [
    `// Generated by \`${command}\` from ${folder}/schemas: do not edit.\n`,
    borrowed.size > 0 ? `import type { ${[...borrowed].sort().join(', ')} } from '${types}'\n\n` : '',
    [...needed.values()].join('\n'),
    `\ndeclare module '${defineLocal}' {\n${words.join('')}}\n`,
  ].join('')
}

/** Adds the text keys of the folder to those of the project. */
const textTypes = (root: string) =>
  existsSync(join(localPath(root), 'texts.ts'))
    ? `\ntype Texts = typeof import('../texts').default\ndeclare module '${localNames().texts}' {\n  interface LocalTexts extends Texts {}\n}\n`
    : ''

/** The type declarations of a file by name, each with the comment above it. */
function declarationsIn(source: string): Map<string, string> {
  const parts = source.split(/^(?=(?:\/\*\*(?:(?!\*\/)[\s\S])*?\*\/\n)?export )/m)
  return new Map(
    parts.flatMap((part) => {
      const name = /^export (?:interface|type) (\w+)/m.exec(part)?.[1]
      return name ? [[name, part]] : []
    }),
  )
}
