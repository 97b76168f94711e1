import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import type { Schema } from '../../src/tools/schemas/schema'
import { readSchemas } from './readSchemas'
import { CONFIG_REFERENCE, SERVICE_REFERENCE } from './referencePage'

const root = join(import.meta.dirname, '..', '..')
const schemas = readSchemas(join(root, 'schemas'))

/** All fields of a schema, including those of nested objects. */
const fieldsOf = (schema: Schema, way = ''): string[] =>
  Object.entries(schema.properties ?? {}).flatMap(([field, property]) => [
    way + field,
    ...fieldsOf(property, `${way}${field}.`),
    ...fieldsOf((property.items ?? {}) as Schema, `${way}${field}[].`),
  ])

describe.each([
  ['docs/reference/config-reference.md', CONFIG_REFERENCE],
  ['docs/reference/service-reference.md', SERVICE_REFERENCE],
])('%s', (file, { holds }) => {
  const text = readFileSync(join(root, file), 'utf8')
  const sections = new Map(text.split(/\n(?=##+ )/).map((part) => [/^##+ (.+)/.exec(part)?.[1], part]))
  const rows = [...schemas]
    .filter(([key]) => holds.test(key))
    .flatMap(([key, schema]) => [
      [key, schema] as const,
      ...Object.entries(schema.definitions ?? {}).map((each) => [each[0], each[1]] as const),
    ])

  test.each(rows)('%s: lists every field with a meaning', (name, schema) => {
    const section = sections.get(name) ?? ''
    const bare = fieldsOf(schema).filter((field) => {
      const row = section.split('\n').find((line) => line.startsWith(`| \`${field}\``))
      return !row || !/ \| [^|]+ \| \S/.test(row)
    })
    expect(bare).toEqual([])
  })

  it('explains each named type that it uses', () => {
    const named = new Set([...text.matchAll(/^\| `[^|]+ \| (?:list of )?([A-Z]\w+) \|/gm)].map(([, name]) => name))
    const known = new Set([...text.matchAll(/^##+ (\S+)$|^\| ([A-Z]\w+) \|/gm)].flatMap(([, a, b]) => [a, b]))
    expect([...named].filter((name) => !known.has(name))).toEqual([])
  })
})

it('describes each component kind in its own words', () => {
  const { enum: kinds = [], enumDescriptions = [] } = schemas.get('config/component-kind') ?? {}
  expect(new Set(enumDescriptions).size).toBe(kinds.length)
})
