import type { SchemaName } from '../../generated/validators'
import { stepsOf } from '../../lib/pointer'

interface Schema {
  $ref?: string
  description?: string
  properties?: Record<string, Schema>
  items?: Schema
  additionalProperties?: boolean | Schema
  definitions?: Record<string, Schema>
  required?: string[]
}

const files = import.meta.glob<Schema>('/schemas/**/*.json', { import: 'default' })

/** The fields that a schema knows at a place of a document. */
export async function fieldsAt(
  schema: SchemaName,
  pointer: string,
): Promise<{ names: string[]; description?: string }> {
  let at = await follow({ key: schema, node: await file(schema) })
  for (const key of stepsOf(pointer)) {
    const { node } = at
    const own = node.properties && Object.hasOwn(node.properties, key) ? node.properties[key] : undefined
    const open = typeof node.additionalProperties === 'object' ? node.additionalProperties : undefined
    at = await follow({ key: at.key, node: own ?? node.items ?? open ?? {} })
  }
  return { names: Object.keys(at.node.properties ?? {}), description: at.node.description }
}

const file = async (key: string): Promise<Schema> => (await files[`/schemas/${key}.json`]?.()) ?? {}

async function follow(at: { key: string; node: Schema }): Promise<{ key: string; node: Schema }> {
  const { $ref } = at.node
  if (!$ref) return at
  const [path = '', pointer = ''] = $ref.split('#')
  const key = path ? new URL(path, `file:///${at.key}.json`).pathname.slice(1).replace(/\.json$/, '') : at.key
  let node = await file(key)
  if (pointer) node = node.definitions?.[pointer.replace('/definitions/', '')] ?? {}
  return follow({ key, node })
}
