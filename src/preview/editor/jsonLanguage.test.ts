import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createJsonLanguage } from './jsonLanguage'

type Schema = {
  $ref?: string
  description?: string
  type?: string
  enum?: string[]
  const?: string
  properties?: Record<string, Schema>
  items?: Schema
}

const schemas = new Map<string, Schema>(
  readdirSync('schemas', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .map((path) => [path.replaceAll('\\', '/'), JSON.parse(readFileSync(join('schemas', path), 'utf8'))]),
)
const language = createJsonLanguage(schemas)

/** What the editor offers at the mark in a text, without its quotes. */
async function offered(path: string, marks: string): Promise<string[]> {
  const items = await language.complete(path, marks.replace('|', ''), marks.indexOf('|'))
  return items.map(({ label }) => label.replaceAll('"', '')).sort()
}

/** Where a reference leads: its schema, and the file that it stands in. */
function follow(schema: Schema, file: string): [Schema, string] {
  if (!schema.$ref) return [schema, file]
  const [path = '', pointer = ''] = schema.$ref.split('#')
  const next = path ? join(dirname(file), path) : file
  let found = schemas.get(next) as unknown as Record<string, unknown>
  for (const step of pointer.split('/').filter(Boolean)) found = found[step] as Record<string, unknown>
  const [end, at] = follow(found as Schema, next)
  return [{ ...end, description: schema.description ?? (found as Schema).description ?? end.description }, at]
}

/** Each field of a schema's objects: the way to it, and what it means. */
function fieldsOf(
  schema: Schema,
  file: string,
  way: (string | 0)[] = [],
): [way: (string | 0)[], means: string | undefined][] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const [own] = follow(property, file)
    const inner = property.$ref ? [] : fieldsOf(property, file, [...way, name])
    const items = property.items && !property.items.$ref ? fieldsOf(property.items, file, [...way, name, 0]) : []
    return [[[...way, name], own.description] as [(string | 0)[], string | undefined], ...inner, ...items]
  })
}

/** A document in which only this field stands, and the offset of its name. */
function documentOf(way: readonly (string | 0)[]): { text: string; offset: number } {
  const open = way.map((step) => (step === 0 ? '[' : `{ ${JSON.stringify(step)}: `)).join('')
  const close = [...way]
    .reverse()
    .map((step) => (step === 0 ? ']' : ' }'))
    .join('')
  return { text: `${open}null${close}`, offset: open.lastIndexOf('"') - 1 }
}

/** Markdown as it is read. */
const plain = (words: string | undefined) =>
  words
    ?.replace(/\\([^a-z0-9\s])/gi, '$1')
    .replace(/\s+/g, ' ')
    .trim()

const files = [...schemas.keys()].filter((file) => !file.startsWith('generated/') && file !== 'types.json')

describe('on every field the editor says what that field means', () => {
  test.each(files)('%s', async (file) => {
    const schema = schemas.get(file) as Schema
    const unlike: unknown[] = []
    for (const [way, means] of fieldsOf(schema, file)) {
      const { text, offset } = documentOf(way)
      const $schema = `{ "$schema": "../schemas/${file}", `
      const marked = text.replace(/^\{ /, $schema)
      const said = await language.hover('a.json', marked, offset + $schema.length - 2)
      if (plain(said) !== plain(means)) unlike.push([way.join('/'), means, said])
    }
    expect(unlike).toEqual([])
  })
})

describe('completion', () => {
  const kinds = schemas.get('config/component-kind.json')?.enum ?? []
  const types = files
    .filter((file) => file.startsWith('modules/'))
    .map((file) => schemas.get(file)?.properties?.type?.const)

  test('of a route: all kinds', async () => {
    const routing = '{ "site_config": { "routing": [{ "route": "/a", "component": "|" }] } }'
    expect(await offered('config.json', routing)).toEqual([...kinds].sort())
  })

  test('of a module: all types, each with what it is', async () => {
    const marks = '{ "data": [{ "module": { "type": "|" } }] }'
    expect(await offered('modules/a.json', marks)).toEqual([...types].sort())
    const items = await language.complete('modules/a.json', marks.replace('|', ''), marks.indexOf('|'))
    const means = items.map(({ documentation }) => JSON.stringify(documentation))
    expect(new Set(means).size).toBe(types.length)
  })

  test.each(files.filter((file) => file.startsWith('modules/')))(
    'after the type of %s: its fields and nothing else',
    async (file) => {
      const { properties = {} } = schemas.get(file) as Schema
      const type = properties.type?.const
      const list = `{ "data": [{ "module": { "type": "${type}", "|" } }] }`
      expect(await offered('modules/a.json', list)).toEqual(
        Object.keys(properties)
          .filter((name) => name !== 'type')
          .sort(),
      )
    },
  )

  test('of a word of a list: what this word means', async () => {
    const marks = '{ "data": [{ "module": { "type": "text_block", "config": { "layout": "|" } } }] }'
    const items = await language.complete('modules/a.json', marks.replace('|', ''), marks.indexOf('|'))
    const quote = items.find(({ label }) => label === '"quote"')
    expect(JSON.stringify(quote?.documentation)).toContain('centred and large')
  })
})
