import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Schema } from '../../src/tools/schemas/schema'
import { localFiles } from './localFiles'

const root = mkdtempSync(join(tmpdir(), 'marquee-local-'))

afterEach(() => rmSync(root, { recursive: true, force: true }))

beforeEach(() => mkdirSync(join(root, 'schemas'), { recursive: true }))

const builtIn = new Map<string, Schema>([
  ['config/component-kind', { enum: ['home'], enumDescriptions: ['The start page.'] }],
  ['config/route', { properties: { route: { type: 'string' } } }],
  ['modules/row', { title: 'RowModule', properties: { type: { const: 'row' } } }],
])

/** Generates the files of one local schema. Also returns all schemas that were used. */
async function generate(path: string, schema: object) {
  const file = join(root, 'local', 'schemas', path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(schema))
  let all = new Map<string, Schema>()
  const files = await localFiles(root, builtIn, new Map(), async (schemas) => {
    all = schemas
    return new Map()
  })
  return { all, files }
}

it('generates nothing without local schemas', async () => {
  expect(await localFiles(root, builtIn, new Map(), () => Promise.reject())).toEqual(new Map())
})

const words = { title: 'Own', description: 'Of our own.' }
const type = (name: string) => ({ ...words, properties: { type: { const: name } } })

it.each([
  ['config/route.json', words, 'is in the wrong folder: expected modules/, views/, pages/'],
  ['ticker.json', words, 'is in the wrong folder'],
  ['modules/ticker.json', { title: 'Ticker' }, 'needs a title and a description'],
  ['modules/ticker.json', type('tickr'), 'describes the type "tickr": expected "ticker", the name of the file'],
  ['pages/home.json', words, 'is a built-in component kind'],
  ['pages/about.json', { ...words, properties: { route: {} } }, 'defines the field "route", which all routes have'],
])('rejects %s: %j', (path, schema, message) =>
  expect(generate(path, schema)).rejects.toThrow(`local/schemas/${path} ${message}`),
)

it('replaces the built-in schema of the same name', async () => {
  const { all } = await generate('modules/row.json', type('row'))
  expect(all.get('modules/row')).toMatchObject(words)
  expect(builtIn.get('modules/row')?.title).toBe('RowModule')
})

it('adds a page to the component kinds, and its fields to routes', async () => {
  const properties = { by: { $ref: '#/definitions/Name' } }
  const { all, files } = await generate('pages/about.json', { ...words, properties, definitions: { Name: {} } })
  expect(all.get('config/component-kind')).toEqual({
    enum: ['home', 'about'],
    enumDescriptions: ['The start page.', 'Of our own.'],
  })
  expect(all.get('config/route')?.properties).toEqual({
    route: { type: 'string' },
    by: { $ref: '../pages/about.json#/definitions/Name' },
  })
  // The built-in schemas are unchanged.
  expect(builtIn.get('config/component-kind')?.enum).toEqual(['home'])
  expect([...files.keys()]).toContain('local/generated/schemas/config/route.json')
})
