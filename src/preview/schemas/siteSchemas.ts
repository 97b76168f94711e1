import { isRecord } from '../../lib/json/isRecord'
import { documentKind } from '../../tools/documents/documentKind'
import type { Schema } from '../../tools/schemas/schema'
import { schemaFields } from '../../tools/schemas/schemaFields'

/** Without the schemas of documents that Compose does not edit. */
const schemaFiles = import.meta.glob<Schema>(
  [
    '../../../schemas/*.json',
    '!../../../schemas/brands.json',
    '../../../schemas/{config,generated,modules,views}/**/*.json',
    '../../../schemas/service/title-card.json',
  ],
  { eager: true, import: 'default' },
)
/** All schemas, with those of the folder `local`, if there is one. */
const localSchemaFiles = import.meta.glob<Schema>(
  ['../../../local/generated/schemas/**/*.json', '!../../../local/generated/schemas/{editor,examples}/**'],
  { eager: true, import: 'default' },
)

const allFiles = new Map(
  Object.entries({ ...schemaFiles, ...localSchemaFiles }).map(([path, schema]) => [
    path.replace(/^.*\/schemas\/|\.json$/g, ''),
    schema,
  ]),
)

/** The schemas by path below `schemas/`, without `.json`. */
export const schemas: ReadonlyMap<string, Schema> = addMergedViewFields(allFiles)

export const { fieldsOf, resolve } = schemaFields(schemas)

/**
 * The schema of a value in a document, without references. Of several variants, such as module types, it is the one of
 * the value's `type`.
 * @param file path in the site folder
 * @param data the document
 * @returns undefined if no schema describes the value
 */
export function schemaAt(file: string, data: unknown, path: readonly (string | number)[]): Schema | undefined {
  const kind = documentKind(file, data)
  let schema = kind && variantOf(schemas.get(kind), data)
  let value = data
  for (const step of path) {
    value = childOf(value, step)
    schema = variantOf(typeof step === 'number' ? schema?.items : fieldSchema(schema, step), value)
  }
  return schema
}

/** The views in a merged view have the fields of their types. The validator checks them one by one. */
function addMergedViewFields(all: ReadonlyMap<string, Schema>): ReadonlyMap<string, Schema> {
  const [merged, view] = [all.get('views/merged'), all.get('generated/view')]
  if (!merged || !Array.isArray(view?.oneOf)) return all
  const oneOf = view.oneOf.filter(({ $ref }: Schema) => $ref !== '../views/merged.json')
  const definitions = { ...merged.definitions, MergedPart: { ...merged.definitions?.MergedPart, oneOf } }
  return new Map(all).set('views/merged', { ...merged, definitions })
}

const childOf = (value: unknown, step: string | number): unknown =>
  Array.isArray(value) ? value[Number(step)] : isRecord(value) ? value[step] : undefined

function fieldSchema(schema: Schema | undefined, name: string): Schema | undefined {
  const { properties, additionalProperties } = schema ?? {}
  return properties?.[name] ?? (isRecord(additionalProperties) ? additionalProperties : undefined)
}

/** The schema without references, with the fields of `allOf`, and of `oneOf` the variant with the value's `type`. */
export function variantOf(schema: Schema | undefined, value: unknown): Schema | undefined {
  if (!schema) return undefined
  const whole = mergeAllOf(resolve(schema))
  if (!Array.isArray(whole.oneOf)) return whole
  const type = isRecord(value) ? value.type : undefined
  const variants = whole.oneOf.map((each) => mergeAllOf(resolve(each as Schema)))
  return variants.find(({ properties }) => properties?.type?.const === type) ?? whole
}

function mergeAllOf(schema: Schema): Schema {
  if (!schema.allOf) return schema
  const included = [...schema.allOf.map((each) => mergeAllOf(resolve(each))), schema]
  return {
    ...schema,
    properties: Object.assign({}, ...included.map(({ properties }) => properties)),
    required: [...new Set(included.flatMap(({ required }) => required ?? []))],
  }
}
