import type { ServiceSchemaName } from '../../../generated/serviceValidators'
import type { SchemaName } from '../../../generated/validators'
import { parsePointer } from '../../../lib/json/pointer'

interface JsonSchema {
  $ref?: string
  description?: string
  pattern?: string
  /** Describes the pattern, for editors and messages */
  patternErrorMessage?: string
  allOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  additionalProperties?: boolean | JsonSchema
  definitions?: Record<string, JsonSchema>
}

/** A schema and the file that its references are relative to */
interface SchemaNode {
  key: string
  node: JsonSchema
  /** true: reached by a reference, so its description is about the type, not the field */
  isReference?: boolean
}

export interface KnownFields {
  /** Names of the known fields */
  names: string[]
  /** true: additional fields are allowed */
  isOpen: boolean
  /** Description of the expected text, if the schemas have one */
  format?: string
  /** Pattern for a text */
  pattern?: string
}

const schemaFiles = import.meta.glob<JsonSchema>(['/schemas/**/*.json', '!/schemas/{editor,examples}/**'], {
  import: 'default',
})

/** Looks up the fields of a schema at a pointer. Results are cached; entries of a list share one. */
export function createFieldReader(schema: SchemaName | ServiceSchemaName): (pointer: string) => Promise<KnownFields> {
  const cache = new Map<string, Promise<KnownFields>>()
  return (pointer) => {
    const key = pointer.replaceAll(/\/\d+(?=\/|$)/g, '/0')
    const fields = cache.get(key) ?? readFieldsAt(schema, key)
    cache.set(key, fields)
    return fields
  }
}

async function readFieldsAt(schema: string, pointer: string): Promise<KnownFields> {
  let nodes = await expandSchema({ key: schema, node: await loadSchema(schema) })
  for (const key of parsePointer(pointer)) {
    const children = nodes.flatMap(({ key: file, node }) => {
      const child = childSchemaOf(node, key)
      return child ? [{ key: file, node: child }] : []
    })
    nodes = (await Promise.all(children.map(expandSchema))).flat()
  }
  const withPattern = nodes.find(({ node }) => node.pattern !== undefined)
  return {
    names: nodes.flatMap(({ node }) => Object.keys(node.properties ?? {})),
    format:
      withPattern &&
      (withPattern.node.patternErrorMessage ?? (withPattern.isReference ? withPattern.node.description : undefined)),
    pattern: withPattern?.node.pattern,
    isOpen: nodes.every(({ node }) => node.additionalProperties === undefined || node.additionalProperties === true),
  }
}

function childSchemaOf({ properties, items, additionalProperties }: JsonSchema, key: string): JsonSchema | undefined {
  if (properties && Object.hasOwn(properties, key)) return properties[key]
  return items ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined)
}

const loadSchema = async (key: string): Promise<JsonSchema> => (await schemaFiles[`/schemas/${key}.json`]?.()) ?? {}

/** A schema without its reference, and the schemas that it includes */
async function expandSchema(at: SchemaNode): Promise<SchemaNode[]> {
  const { $ref, allOf } = at.node
  if ($ref) return expandSchema(await resolveReference($ref, at.key))
  const others = await Promise.all((allOf ?? []).map((node) => expandSchema({ key: at.key, node })))
  return [at, ...others.flat()]
}

async function resolveReference($ref: string, from: string): Promise<SchemaNode> {
  const [path = '', pointer = ''] = $ref.split('#')
  const key = path ? new URL(path, `file:///${from}.json`).pathname.slice(1).replace(/\.json$/, '') : from
  const schema = await loadSchema(key)
  return {
    key,
    node: pointer ? (schema.definitions?.[pointer.replace('/definitions/', '')] ?? {}) : schema,
    isReference: true,
  }
}
