import type { ServiceSchemaName } from '../../../generated/serviceValidators'
import type { SchemaName } from '../../../generated/validators'
import { parsePointer } from '../../../lib/json/pointer'

interface Schema {
  $ref?: string
  description?: string
  pattern?: string
  /** Describes the pattern, for editors and messages */
  patternErrorMessage?: string
  allOf?: Schema[]
  properties?: Record<string, Schema>
  items?: Schema
  additionalProperties?: boolean | Schema
  definitions?: Record<string, Schema>
}

/** A schema and the file that its references are relative to */
interface SchemaNode {
  key: string
  node: Schema
  /** true: reached by a reference, so its description is about the type, not the field */
  isReference?: boolean
}

export interface Fields {
  /** Names of the known fields */
  names: string[]
  /** true: additional fields are allowed */
  isOpen: boolean
  /** Description of the expected text, if the schemas have one */
  format?: string
  /** Pattern for a text */
  pattern?: string
}

const files = import.meta.glob<Schema>(['/schemas/**/*.json', '!/schemas/{editor,examples}/**'], {
  import: 'default',
})

/** Looks up the fields of a schema at a pointer. Results are cached; entries of a list share one. */
export function createFieldReader(schema: SchemaName | ServiceSchemaName): (pointer: string) => Promise<Fields> {
  const cache = new Map<string, Promise<Fields>>()
  return (pointer) => {
    const key = pointer.replaceAll(/\/\d+(?=\/|$)/g, '/0')
    const fields = cache.get(key) ?? fieldsAt(schema, key)
    cache.set(key, fields)
    return fields
  }
}

async function fieldsAt(schema: string, pointer: string): Promise<Fields> {
  let nodes = await expand({ key: schema, node: await load(schema) })
  for (const key of parsePointer(pointer)) {
    const children = nodes.flatMap(({ key: file, node }) => {
      const child = childOf(node, key)
      return child ? [{ key: file, node: child }] : []
    })
    nodes = (await Promise.all(children.map(expand))).flat()
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

function childOf({ properties, items, additionalProperties }: Schema, key: string): Schema | undefined {
  if (properties && Object.hasOwn(properties, key)) return properties[key]
  return items ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined)
}

const load = async (key: string): Promise<Schema> => (await files[`/schemas/${key}.json`]?.()) ?? {}

/** A schema without its reference, and the schemas that it includes */
async function expand(at: SchemaNode): Promise<SchemaNode[]> {
  const { $ref, allOf } = at.node
  if ($ref) return expand(await resolveReference($ref, at.key))
  const others = await Promise.all((allOf ?? []).map((node) => expand({ key: at.key, node })))
  return [at, ...others.flat()]
}

async function resolveReference($ref: string, from: string): Promise<SchemaNode> {
  const [path = '', pointer = ''] = $ref.split('#')
  const key = path ? new URL(path, `file:///${from}.json`).pathname.slice(1).replace(/\.json$/, '') : from
  const schema = await load(key)
  return {
    key,
    node: pointer ? (schema.definitions?.[pointer.replace('/definitions/', '')] ?? {}) : schema,
    isReference: true,
  }
}
