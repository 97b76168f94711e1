import type { Schema } from './schema'

/** A field as its schema describes it. */
export interface Field {
  /** Its steps from the document, joined by dots; `[]` after a list. */
  path: string
  required: boolean
  /** The name or the words of its type. */
  type: string
  meaning: string
  /** Its schema as it stands, a reference where it is one. */
  schema: Schema
}

/**
 * Reads the fields of schemas, for all that shows them: the reference pages and the catalogue.
 * @param schemas by their path below schemas/ without `.json`
 */
export function schemaFields(schemas: ReadonlyMap<string, Schema>) {
  return { find, meaning, resolve, fieldsOf }

  /** The fields of an object, and below each those of the objects that are written in it. */
  function fieldsOf(schema: Schema, way = ''): Field[] {
    return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
      const path = `${way}${name}`
      const required = schema.required?.includes(name) ?? false
      const items = property.items as Schema | undefined
      return [
        { path, required, type: typeOf(property), meaning: meaning(property), schema: property },
        ...fieldsOf(property, `${path}.`),
        ...(items ? fieldsOf(items, `${path}[].`) : []),
      ]
    })
  }

  /** What a schema means: its own words, else those of what it refers to. */
  function meaning(schema: Schema): string {
    return schema.description ?? (schema.$ref ? (find(schema.$ref)?.description ?? '') : '')
  }

  /** A schema with what it refers to in its place; its own words go before. */
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

/** The type of a field in words. */
export function typeOf(schema: Schema): string {
  if (schema.$ref) return schema.$ref.replace(/.*[/#]/, '').replace('.json', '')
  if (Array.isArray(schema.enum)) return schema.enum.map((word) => `\`${word}\``).join(', ')
  if (schema.const !== undefined) return `\`${schema.const}\``
  const items = schema.items as Schema | undefined
  if (schema.type === 'array') return items ? `list of ${typeOf(items)}` : 'list'
  return Array.isArray(schema.type) ? schema.type.join(' or ') : String(schema.type ?? 'any')
}
