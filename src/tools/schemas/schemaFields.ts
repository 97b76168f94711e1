import type { Schema } from './schema'

export interface Field {
  /** Path from the document, joined by dots; `[]` after a list */
  path: string
  required: boolean
  /** Name or description of its type */
  type: string
  meaning: string
  /** Its schema, possibly a reference */
  schema: Schema
}

/**
 * Lists the fields of schemas, for the reference pages and the catalogue.
 * @param schemas by path below schemas/ without `.json`
 */
export function schemaFields(schemas: ReadonlyMap<string, Schema>) {
  return { find, meaning, resolve, fieldsOf }

  /** Fields of an object, including those of inline objects */
  function fieldsOf(schema: Schema, prefix = ''): Field[] {
    return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
      const path = `${prefix}${name}`
      const required = schema.required?.includes(name) ?? false
      const { items } = property
      return [
        { path, required, type: describeType(property), meaning: meaning(property), schema: property },
        ...fieldsOf(property, `${path}.`),
        ...(items ? fieldsOf(items, `${path}[].`) : []),
      ]
    })
  }

  /** Description of a schema, or of what it references */
  function meaning(schema: Schema): string {
    return schema.description ?? (schema.$ref ? (find(schema.$ref)?.description ?? '') : '')
  }

  /** Resolves the reference of a schema; its own keywords take precedence. */
  function resolve(schema: Schema): Schema {
    const { $ref, ...own } = schema
    const target = $ref === undefined ? undefined : find($ref)
    return target ? { ...resolve(target), ...own } : own
  }

  function find(ref: string): Schema | undefined {
    const [file = '', pointer] = ref.split('#')
    const bare = file.replace(/^(?:\.\.?\/)+/, '').replace(/\.json$/, '')
    const home = [...schemas].find(([key]) => key === bare || key.endsWith(`/${bare}`))?.[1]
    const name = pointer?.replace('/definitions/', '')
    if (!name) return home
    return home?.definitions?.[name] ?? [...schemas.values()].find((s) => s.definitions?.[name])?.definitions?.[name]
  }
}

/** Description of a type */
export function describeType(schema: Schema): string {
  if (schema.$ref) return schema.$ref.replace(/.*[/#]/, '').replace('.json', '')
  if (Array.isArray(schema.enum)) return schema.enum.map((word) => `\`${word}\``).join(', ')
  if (schema.const !== undefined) return `\`${schema.const}\``
  const { items } = schema
  if (schema.type === 'array') return items ? `list of ${describeType(items)}` : 'list'
  return Array.isArray(schema.type) ? schema.type.join(' or ') : String(schema.type ?? 'any')
}
