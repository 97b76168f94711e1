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

/** What is made of one schema of the folder, with all schemas as they are then. */
async function made(path: string, schema: object) {
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

it('without schemas of its own nothing is made', async () => {
  expect(await localFiles(root, builtIn, new Map(), () => Promise.reject())).toEqual(new Map())
})

const words = { title: 'Own', description: 'Of our own.' }
const type = (name: string) => ({ ...words, properties: { type: { const: name } } })

it.each([
  ['config/route.json', words, 'is no schema of a word: those stand in modules/, views/, pages/'],
  ['ticker.json', words, 'is no schema of a word'],
  ['modules/ticker.json', { title: 'Ticker' }, 'needs a title and a description'],
  ['modules/ticker.json', type('tickr'), 'describes the type "tickr", not "ticker", as its name says'],
  ['pages/home.json', words, 'is a component kind of the project'],
  ['pages/about.json', { ...words, properties: { route: {} } }, 'has a field of all routes: "route"'],
])('%s: %j is refused with a sentence', (path, schema, sentence) =>
  expect(made(path, schema)).rejects.toThrow(`local/schemas/${path} ${sentence}`),
)

it('a module of a built-in name stands in its place', async () => {
  const { all } = await made('modules/row.json', type('row'))
  expect(all.get('modules/row')).toMatchObject(words)
  expect(builtIn.get('modules/row')?.title).toBe('RowModule')
})

it('a page is a word of the component kinds, its fields are fields of a route', async () => {
  const properties = { by: { $ref: '#/definitions/Name' } }
  const { all, files } = await made('pages/about.json', { ...words, properties, definitions: { Name: {} } })
  expect(all.get('config/component-kind')).toEqual({
    enum: ['home', 'about'],
    enumDescriptions: ['The start page.', 'Of our own.'],
  })
  expect(all.get('config/route')?.properties).toEqual({
    route: { type: 'string' },
    by: { $ref: '../pages/about.json#/definitions/Name' },
  })
  // The project's own are as they were.
  expect(builtIn.get('config/component-kind')?.enum).toEqual(['home'])
  expect([...files.keys()]).toContain('local/generated/schemas/config/route.json')
})
