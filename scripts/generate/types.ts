import { compile } from 'json-schema-to-typescript'
import type { Schema } from '../../src/tools/schemas/schema'

/**
 * Type declarations of all schemas, one for each titled schema, in one module without runtime code.
 * @param families the words of each registry: an interface `ModuleTypes` for the family Module, and so on
 */
export async function typeSource(schemas: Map<string, Schema>, families: Record<string, string[]>): Promise<string> {
  const definitions: Record<string, unknown> = {}
  for (const [key, schema] of schemas) {
    for (const [name, part] of Object.entries(schema.definitions ?? {})) {
      if (!part.properties) continue
      definitions[nameOf(key, name)] = rewrite(part, key, schemas)
    }
    const { definitions: _, ...body } = schema
    if (key === 'types' || key.endsWith('-base')) continue
    definitions[nameOf(key)] = rewrite(body, key, schemas)
  }
  const source = await compile({ definitions, title: 'AllSchemas', type: 'object' } as never, 'AllSchemas', {
    bannerComment: '// Made by `npm run generate`: do not edit.',
    additionalProperties: true,
    unreachableDefinitions: true,
    ignoreMinAndMaxItems: true,
    format: false,
  })
  return (
    withoutRoot(source) +
    Object.entries(families)
      .map(([name, types]) => family(name, types, schemas))
      .join('')
  )
}

function family(name: string, types: string[], schemas: Map<string, Schema>): string {
  const folder = `${name.toLowerCase()}s`
  const byType = types.map((type) => `  ${type}: ${schemas.get(`${folder}/${type}`)?.title}`)
  return `\n/** The ${folder} by their type. */\nexport interface ${name}Types {\n${byType.join('\n')}\n}\n`
}

const nameOf = (key: string, definition = '') => `${key.replaceAll('/', '__')}${definition && `___${definition}`}`

/**
 * References between files become references within the one document that the compiler sees.
 * References to plain values are written out, or the compiler would name each use anew (Path1, Path2 …).
 */
function rewrite(node: unknown, key: string, schemas: Map<string, Schema>): unknown {
  if (Array.isArray(node)) return node.map((item) => rewrite(item, key, schemas))
  if (typeof node !== 'object' || node === null) return node
  if ('$ref' in node && typeof node.$ref === 'string') {
    const { schema, home, name } = follow(node.$ref, key, schemas)
    if (schema.properties) return { $ref: `#/definitions/${name}` }
    const { title: _, ...plain } = rewrite(schema, home, schemas) as Schema
    return 'description' in node ? { ...plain, description: node.description } : plain
  }
  return Object.fromEntries(
    Object.entries(node).flatMap(([word, value]) => (word === '$schema' ? [] : [[word, rewrite(value, key, schemas)]])),
  )
}

function follow(ref: string, key: string, schemas: Map<string, Schema>) {
  const [file = '', pointer = ''] = ref.split('#')
  const home = file ? new URL(file, `file:///${key}.json`).pathname.slice(1).replace(/\.json$/, '') : key
  const part = pointer.replace('/definitions/', '')
  const schema = part ? schemas.get(home)?.definitions?.[part] : schemas.get(home)
  if (!schema) throw new Error(`schemas/${key}.json: ${ref} leads nowhere`)
  return { schema, home, name: nameOf(home, part) }
}

const withoutRoot = (source: string) =>
  source
    .replace(/ \* \n \* This interface was referenced by[\s\S]*?\n(?= \*\/)/g, '')
    .replace(/export interface AllSchemas \{[\s\S]*?\n\}\n/, '')
    .replace(/\n{3,}/g, '\n\n')
