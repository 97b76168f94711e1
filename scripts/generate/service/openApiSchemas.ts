import type { Schema } from '../../../src/tools/schemas/schema'

/** Where components of an OpenAPI document stand. */
const AT = '#/components/schemas/'

/**
 * Schemas of the project as components of an OpenAPI document: those that are asked for, and all that they refer to.
 * OpenAPI 3.1 speaks a newer draft of JSON Schema, of which ours differ in where definitions stand, and in references.
 * @param schemas by their path below schemas/
 */
export function openApiSchemas(schemas: ReadonlyMap<string, Schema>) {
  const components: Record<string, unknown> = {}
  const homes = new Map<string, string>()

  /** A reference to a schema, which is then among the components. @param part of its definitions */
  function refTo(key: string, part?: string): { $ref: string } {
    const whole = schemas.get(key)
    const schema = part ? whole?.definitions?.[part] : whole
    if (!schema) throw new Error(`schemas/${key}.json: there is no ${part ?? 'such schema'}`)
    const name = part ? (key === 'types' ? part : `${whole?.title}.${part}`) : `${schema.title}`
    const home = `${key} ${part ?? ''}`
    if (!homes.has(name)) {
      homes.set(name, home)
      const { definitions: _, ...own } = schema
      components[name] = converted(own, key)
    }
    if (homes.get(name) !== home) throw new Error(`${home} and ${homes.get(name)} are both called ${name}`)
    return { $ref: AT + name }
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

  /** Which word means which of the choices: OpenAPI would look for components of that name. */
  function mappingOf({ oneOf }: Schema, key: string): Record<string, string> {
    const choices = (oneOf ?? []) as Schema[]
    return Object.fromEntries(
      choices.map(({ $ref = '' }) => [/([^/]+)\.json$/.exec($ref)?.[1] ?? $ref, refOf($ref, key)]),
    )
  }

  return { components, refTo }
}
