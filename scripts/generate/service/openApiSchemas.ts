import type { Schema } from '../../../src/tools/schemas/schema'

const COMPONENTS_POINTER = '#/components/schemas/'

/**
 * Converts schemas to components of an OpenAPI document: the requested ones, and all that they reference.
 * OpenAPI 3.1 uses a newer draft of JSON Schema, with other places for definitions and other references.
 * @param schemas by their path below schemas/
 */
export function openApiSchemas(schemas: ReadonlyMap<string, Schema>) {
  const components: Record<string, unknown> = {}
  const homes = new Map<string, string>()

  /** Adds a schema to the components, and returns a reference to it. @param part name of one of its definitions */
  function refTo(key: string, part?: string): { $ref: string } {
    const whole = schemas.get(key)
    const schema = part ? whole?.definitions?.[part] : whole
    if (!schema) throw new Error(`schemas/${key}.json: ${part ? `no definition "${part}"` : 'no such schema'}`)
    const name = part ? (key === 'types' ? part : `${whole?.title}.${part}`) : `${schema.title}`
    const home = `${key} ${part ?? ''}`
    if (!homes.has(name)) {
      homes.set(name, home)
      const { definitions: _, ...own } = schema
      components[name] = converted(own, key)
    }
    if (homes.get(name) !== home)
      throw new Error(`${home} and ${homes.get(name)} are both called ${name}: change the title of one schema`)
    return { $ref: COMPONENTS_POINTER + name }
  }

  function converted(node: unknown, key: string): unknown {
    if (Array.isArray(node)) return node.map((each) => converted(each, key))
    if (typeof node !== 'object' || node === null) return node
    const fields = Object.entries(node).flatMap(([word, value]): [string, unknown][] => {
      if (word === '$schema') return []
      if (word === '$ref') return [['$ref', refOf(String(value), key)]]
      if (word === 'enumDescriptions') return [['x-enum-descriptions', value]]
      if (word === 'discriminator') return [['discriminator', { ...value, mapping: mappingOf(node as Schema, key) }]]
      return [[word, converted(value, key)]]
    })
    return Object.fromEntries(fields)
  }

  function refOf(ref: string, key: string): string {
    const [file = '', pointer = ''] = ref.split('#')
    const home = file ? new URL(file, `file:///${key}.json`).pathname.slice(1).replace(/\.json$/, '') : key
    return refTo(home, pointer.replace('/definitions/', '') || undefined).$ref
  }

  /** The schema of each discriminator value. By default, OpenAPI looks for components with these names. */
  function mappingOf({ oneOf }: Schema, key: string): Record<string, string> {
    const choices = (oneOf ?? []) as Schema[]
    return Object.fromEntries(
      choices.map(({ $ref = '' }) => [/([^/]+)\.json$/.exec($ref)?.[1] ?? $ref, refOf($ref, key)]),
    )
  }

  return { components, refTo }
}
