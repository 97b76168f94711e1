import type { Schema } from '../../src/tools/schemas/schema'
import { schemaFields, typeOf } from '../../src/tools/schemas/schemaFields'

/** What one reference covers. */
export interface Chapter {
  heading: string
  intro: string
  /** The schemas in it, by their path below schemas/. */
  holds: RegExp
}

/** The reference of some of the schemas, as Markdown. */
export function reference(schemas: Map<string, Schema>, { heading, intro, holds }: Chapter): string {
  const { fieldsOf, meaning } = schemaFields(schemas)
  const parts = ['<!-- Made by `npm run generate` from schemas/: do not edit. -->', `# ${heading}`, '', intro, '']
  for (const [key, schema] of schemas) {
    if (!holds.test(key)) continue
    parts.push(...section(key, schema, 2))
    for (const [name, part] of Object.entries(schema.definitions ?? {})) parts.push(...section(name, part, 3))
  }
  const types = Object.assign({}, ...TYPES.map((key) => schemas.get(key)?.definitions)) as Record<string, Schema>
  parts.push('## Types', '', 'What the names in the column "type" stand for.', '', '| type | meaning |', '|---|---|')
  for (const [name, type] of Object.entries(types).sort()) parts.push(`| ${name} | ${cell(meaning(type))} |`)
  parts.push('')
  return `${parts.join('\n')}\n`

  function section(name: string, schema: Schema, level: number): string[] {
    const head = [`${'#'.repeat(level)} ${name}`, '', schema.description ?? '', '']
    for (const { $ref = '' } of schema.allOf ?? []) head.push(`All fields of ${typeOf({ $ref })}, and:`, '')
    if (schema.enumDescriptions) return [...head, ...words(schema)]
    if (!schema.properties) return [...head, `Type: ${typeOf(schema)}`, '']
    return [...head, '| field | type | meaning |', '|---|---|---|', ...rowsOf(schema), '']
  }

  function rowsOf(schema: Schema): string[] {
    return fieldsOf(schema).map(
      ({ path, required, type, meaning }) =>
        `| \`${path}\`${required ? ' (required)' : ''} | ${type} | ${cell(meaning)} |`,
    )
  }

  function words({ enum: list = [], enumDescriptions = [] }: Schema): string[] {
    const rows = list.map((word, at) => `| \`${word}\` | ${cell(enumDescriptions[at] ?? '')} |`)
    return ['| word | meaning |', '|---|---|', ...rows, '']
  }
}

/** Where the types have their names. */
const TYPES = ['view-base', 'module-base', 'types']

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
    'The documents of the service, field by field. Further fields are allowed everywhere. In development and in tests every answer is checked against these schemas. In production, too, the site checks what it shows, item by item, and leaves out what is invalid.',
  holds: /^service\/(?!placement-head$|module-list-head$|title-layouts-head$)/,
}
