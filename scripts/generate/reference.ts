import type { Schema } from './readSchemas'

/** What one reference covers. */
export interface Chapter {
  heading: string
  intro: string
  /** The schemas in it, by their path below schemas/. */
  holds: RegExp
}

/** The reference of some of the schemas, as Markdown. */
export function reference(schemas: Map<string, Schema>, { heading, intro, holds }: Chapter): string {
  const parts = ['<!-- Made by `npm run generate` from schemas/: do not edit. -->', `# ${heading}`, '', intro, '']
  for (const [key, schema] of schemas) {
    if (!holds.test(key)) continue
    parts.push(...section(key, schema, 2))
    for (const [name, part] of Object.entries(schema.definitions ?? {})) parts.push(...section(name, part, 3))
  }
  return `${parts.join('\n')}\n`

  function section(name: string, schema: Schema, level: number): string[] {
    const head = [`${'#'.repeat(level)} ${name}`, '', schema.description ?? '', '']
    for (const { $ref = '' } of schema.allOf ?? []) head.push(`All fields of ${typeOf({ $ref })}, and:`, '')
    if (!schema.properties) return [...head, `Type: ${typeOf(schema)}`, '']
    const rows = Object.entries(schema.properties).map(([field, property]) => {
      const needed = schema.required?.includes(field) ? ' (required)' : ''
      return `| \`${field}\`${needed} | ${typeOf(property)} | ${cell(meaning(property))} |`
    })
    return [...head, '| field | type | meaning |', '|---|---|---|', ...rows, '']
  }

  function meaning(schema: Schema): string {
    return schema.description ?? (schema.$ref ? (find(schema.$ref)?.description ?? '') : '')
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

function typeOf(schema: Schema): string {
  if (schema.$ref) return schema.$ref.replace(/.*[/#]/, '').replace('.json', '')
  if (Array.isArray(schema.enum)) return schema.enum.map((word) => `\`${word}\``).join(', ')
  if (schema.const !== undefined) return `\`${schema.const}\``
  const items = schema.items as Schema | undefined
  if (schema.type === 'array') return items ? `list of ${typeOf(items)}` : 'list'
  return Array.isArray(schema.type) ? schema.type.join(' or ') : String(schema.type ?? 'any')
}

const cell = (text: string) => text.replaceAll('|', '\\|')

/** What operators write. */
export const CONFIG_REFERENCE: Chapter = {
  heading: 'Config reference',
  intro:
    'Everything that an operator can write, field by field. Required fields are marked; all others have the default that their meaning names. Unknown fields are reported and ignored; a wrong value is set aside with a problem, and the rest of the site stands.',
  holds: /^(?!types$|module-base$|view-base$|generated\/|service\/)|^service\/title(-card)?$/,
}

/** What the service answers. */
export const SERVICE_REFERENCE: Chapter = {
  heading: 'Service reference',
  intro:
    'The documents of the service, field by field. Further fields are allowed everywhere. In development and in tests every answer is checked against these schemas; in production none is.',
  holds: /^service\/(?!placement-head$|module-list-head$|title-layouts-head$)/,
}
