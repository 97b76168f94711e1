import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Schema } from '../../src/tools/schemas/schema'
import { localFiles } from './localFiles'

const temporaryRoot = mkdtempSync(join(tmpdir(), 'marquee-local-'))

afterEach(() => rmSync(temporaryRoot, { recursive: true, force: true }))

beforeEach(() => mkdirSync(join(temporaryRoot, 'schemas'), { recursive: true }))

const builtInSchemas = new Map<string, Schema>([
  ['config/component-kind', { enum: ['home'], enumDescriptions: ['The start page.'] }],
  ['config/route', { properties: { route: { type: 'string' } } }],
  ['modules/row', { title: 'RowModule', properties: { type: { const: 'row' } } }],
])

/** Generates the files of one local schema. Also returns all schemas that were used. */
async function generateFiles(path: string, schema: object) {
  const file = join(temporaryRoot, 'local', 'schemas', path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(schema))
  let all = new Map<string, Schema>()
  const files = await localFiles(temporaryRoot, builtInSchemas, new Map(), async (schemas) => {
    all = schemas
    return new Map()
  })
  return { all, files }
}

it('generates nothing without local schemas', async () => {
  expect(await localFiles(temporaryRoot, builtInSchemas, new Map(), () => Promise.reject())).toEqual(new Map())
})

const schemaTexts = { title: 'Own', description: 'Of our own.' }
const schemaOfType = (name: string) => ({ ...schemaTexts, properties: { type: { const: name } } })

it.each([
  ['config/route.json', schemaTexts, 'is in the wrong folder: expected modules/, views/, pages/'],
  ['ticker.json', schemaTexts, 'is in the wrong folder'],
  ['modules/ticker.json', { title: 'Ticker' }, 'needs a title and a description'],
  ['modules/ticker.json', schemaOfType('tickr'), 'describes the type "tickr": expected "ticker", the name of the file'],
  ['pages/home.json', schemaTexts, 'is a built-in component kind'],
  [
    'pages/about.json',
    { ...schemaTexts, properties: { route: {} } },
    'defines the field "route", which all routes have',
  ],
])('rejects %s: %j', (path, schema, message) =>
  expect(generateFiles(path, schema)).rejects.toThrow(`local/schemas/${path} ${message}`),
)

it('replaces the built-in schema of the same name', async () => {
  const { all } = await generateFiles('modules/row.json', schemaOfType('row'))
  expect(all.get('modules/row')).toMatchObject(schemaTexts)
  expect(builtInSchemas.get('modules/row')?.title).toBe('RowModule')
})

it('adds a page to the component kinds, and its fields to routes', async () => {
  const properties = { by: { $ref: '#/definitions/Name' } }
  const { all, files } = await generateFiles('pages/about.json', {
    ...schemaTexts,
    properties,
    definitions: { Name: {} },
  })
  expect(all.get('config/component-kind')).toEqual({
    enum: ['home', 'about'],
    enumDescriptions: ['The start page.', 'Of our own.'],
  })
  expect(all.get('config/route')?.properties).toEqual({
    route: { type: 'string' },
    by: { $ref: '../pages/about.json#/definitions/Name' },
  })
  // The built-in schemas are unchanged.
  expect(builtInSchemas.get('config/component-kind')?.enum).toEqual(['home'])
  expect([...files.keys()]).toContain('local/generated/schemas/config/route.json')
})
