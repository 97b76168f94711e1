import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, resolve } from 'node:path'
import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser'
import { describe, expect, test } from 'vitest'
import { findNearestWord } from '../../../src/lib/text/findNearestWord'
import { createProblems } from '../../../src/site/validate/problem'
import { checkDocument } from '../../../src/tools/documents/checkDocument'
import type { Schema } from '../../../src/tools/schemas/schema'
import { readSchemas } from '../readSchemas'
import { EDITOR_DOCUMENTS } from './editorFiles'
import { editorService } from './editorService'
import { LINK_SNIPPETS, MENU_SNIPPETS, ROUTE_SNIPPETS } from './snippets'

const root = resolve(import.meta.dirname, '..', '..', '..')
const schemas = readSchemas(join(root, 'schemas'))
const editor = editorService(root)

/** Documents whose schema editors find by the path. All others have a `$schema`. */
const PATH_BY_DOCUMENT: Record<string, string> = {
  config: 'sites/a/config.json',
  'module-list': 'sites/a/modules/home.json',
  'title-layouts': 'sites/a/modules/title-layouts.json',
  'service/title': 'sites/a/titles/a.json',
}
const schemaField = (name: string): Record<string, string> =>
  PATH_BY_DOCUMENT[name] ? {} : { $schema: `../../schemas/editor/${name}.json` }
const pathOf = (name: string) => PATH_BY_DOCUMENT[name] ?? 'sites/a/part.json'

/** A step into a document. Fields beside it decide which values it allows. */
interface PathStep {
  name: string | 0
  beside?: Record<string, string>
}
interface DocumentField {
  path: PathStep[]
  description: string | undefined
}

/** Each field that a document can have, through all references, with its description. */
function fieldsOf(
  schema: Schema,
  key: string,
  path: PathStep[] = [],
  inside: Schema[] = [],
  beside?: PathStep['beside'],
): DocumentField[] {
  if (inside.includes(schema)) return []
  const parents = [...inside, schema]
  if (schema.$ref) {
    const [found, at] = followReference(schema.$ref, key)
    return fieldsOf(found, at, path, parents, beside)
  }
  const choices = (schema.oneOf ?? []) as { $ref: string }[]
  if (schema.discriminator)
    return choices.flatMap(({ $ref }) => {
      const [found, at] = followReference($ref, key)
      return fieldsOf(found, at, path, parents, { type: typeNameOf(found) })
    })
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const step = { name, ...(beside && name !== 'type' ? { beside } : {}) }
    const at = beside && name === 'type' ? [] : [{ path: [...path, step], description: descriptionOf(property, key) }]
    return [...at, ...fieldsOf(property, key, [...path, step], parents)]
  })
  const each = ['items', 'additionalProperties'].flatMap((word) => {
    const below = schema[word]
    const step: PathStep = { name: word === 'items' ? 0 : 'other' }
    return typeof below === 'object' ? fieldsOf(below as Schema, key, [...path, step], parents) : []
  })
  const more = (schema.allOf ?? []).flatMap((part) => fieldsOf(part, key, path, parents, beside))
  return [...own, ...each, ...more]
}

function followReference($ref: string, from: string): [Schema, string] {
  const [path = '', pointer = ''] = $ref.split('#')
  const key = path ? posix.join(dirname(from), path).replace(/\.json$/, '') : from
  let found = schemas.get(key) as Schema
  for (const step of pointer.split('/').filter(Boolean)) found = found[step] as Schema
  return [found, key]
}

function descriptionOf(schema: Schema, key: string): string | undefined {
  return schema.description ?? (schema.$ref && descriptionOf(...followReference(schema.$ref, key)))
}

const typeNameOf = (schema: Schema) => (schema.properties?.type as { const?: string } | undefined)?.const ?? ''

/** A document with one field, and the fields beside it that decide which values it allows. */
function documentWithField(path: readonly PathStep[], leaf: unknown = null): unknown {
  return path.reduceRight<unknown>(
    (value, { name, beside }) => (name === 0 ? [value] : { ...beside, [name]: value }),
    leaf,
  )
}

/** A document as text, with the offsets of a value and of its name. */
function writeDocument(name: string, document: unknown, path: readonly (string | number)[]) {
  const text = JSON.stringify({ ...schemaField(name), ...(document as object) })
  const value = findNodeAtLocation(parseTree(text) as Node, [...path]) as Node
  const field = value.parent?.type === 'property' ? value.parent : undefined
  return { text, value: value.offset, field: (field?.offset ?? value.offset) + 1 }
}

/** Markdown without its markup. */
const stripMarkdown = (words: string | undefined) =>
  words
    ?.replace(/\\([^a-z0-9\s])/gi, '$1')
    .replace(/&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const namesOfPath = (path: readonly PathStep[]) => path.map(({ name }) => name)

describe('hover shows the description of every field', () => {
  test.each(Object.entries(EDITOR_DOCUMENTS))('%s', async (name, key) => {
    const fields = fieldsOf(schemas.get(key) as Schema, key)
    expect(fields.length).toBeGreaterThan(10)
    const mismatches: unknown[] = []
    for (const { path, description } of fields) {
      const { text, field } = writeDocument(name, documentWithField(path), namesOfPath(path))
      const reported = await editor.hover(pathOf(name), text, field)
      if (stripMarkdown(reported) !== stripMarkdown(description))
        mismatches.push([namesOfPath(path).join('/'), description, reported])
    }
    expect(mismatches).toEqual([])
  })
})

const ROUTE_PATH: PathStep[] = [{ name: 'site_config' }, { name: 'routing' }, { name: 0 }]
const MODULE_PATH: PathStep[] = [{ name: 'data' }, { name: 0 }, { name: 'module' }]
const LAYOUT_PATH: PathStep[] = [{ name: 'data' }, { name: 'default' }]
const VIEW_PATH: PathStep[] = [...LAYOUT_PATH, { name: 'views' }, { name: 0 }]
const typeNamesIn = (folder: string) =>
  new Map(
    [...schemas].flatMap(([key, schema]) =>
      key.startsWith(`${folder}/`) ? [[key.slice(folder.length + 1), schema.description ?? ''] as const] : [],
    ),
  )
const enumWordsAt = (key: string, pointer = '') => {
  const { enum: words = [], enumDescriptions = [] } = followReference(`${key}.json#${pointer}`, '')[0]
  return new Map(words.map((word, at) => [word, enumDescriptions[at] ?? '']))
}
const layoutPartWords = (name: string) =>
  enumWordsAt('title-layouts', `/definitions/TitleLayout/properties/${name}/items`)

/** Lists of words, and a field that uses each. */
const WORD_LISTS: [title: string, name: string, path: PathStep[], words: ReadonlyMap<string, string>][] = [
  ['component kinds', 'config', [...ROUTE_PATH, { name: 'component' }], enumWordsAt('config/component-kind')],
  ['module types', 'module-list', [...MODULE_PATH, { name: 'type' }], typeNamesIn('modules')],
  ['views', 'title-layouts', [...VIEW_PATH, { name: 'type' }], typeNamesIn('views')],
  ['sections', 'title-layouts', [...LAYOUT_PATH, { name: 'section' }, { name: 0 }], layoutPartWords('section')],
  ['facts', 'title-layouts', [...LAYOUT_PATH, { name: 'meta_fields' }, { name: 0 }], layoutPartWords('meta_fields')],
]

describe.each(WORD_LISTS)('%s', (_, name, path, words) => {
  test('completion offers each word with its own description', async () => {
    const { text, value } = writeDocument(name, documentWithField(path, ''), namesOfPath(path))
    const items = await editor.complete(pathOf(name), text, value + 1)
    const offered = new Map(items.map(({ label, documentation }) => [JSON.parse(label), documentation]))
    expect(offered).toEqual(words)
    expect(words.size).toBeGreaterThan(10)
    expect(new Set(offered.values()).size, 'each with a description of its own').toBe(words.size)
    expect([...offered.values()]).not.toContain('')
  })

  test('does not report known words', async () => {
    for (const word of words.keys()) {
      const { text } = writeDocument(name, documentWithField(path, word), namesOfPath(path))
      expect((await editor.problems(pathOf(name), text)).filter((reported) => reported.includes('Unknown'))).toEqual([])
    }
  })

  test('suggests the nearest word after a typing error', async () => {
    const typos = [...words.keys()].flatMap((word) => typosOf(word).map((typo) => [word, typo]))
    const mismatches: unknown[] = []
    for (const [word = '', typo = ''] of typos) {
      if (words.has(typo)) continue
      const { text } = writeDocument(name, documentWithField(path, typo), namesOfPath(path))
      const reported = (await editor.problems(pathOf(name), text)).filter((each) => each.includes('Unknown'))
      const meant = findNearestWord(typo, words.keys())
      // Two words may be equally near; either suggestion is correct.
      const right = [meant, word].map((each) => `Unknown value. Did you mean "${each}"?`)
      if (reported.length !== 1 || !right.includes(reported[0] ?? '')) mismatches.push([typo, reported])
    }
    expect(mismatches).toEqual([])
  })

  test('reports an unknown value once, and refers to completion', async () => {
    for (const invalid of ['xyzzyxyzzy', 7, null]) {
      const { text } = writeDocument(name, documentWithField(path, invalid), namesOfPath(path))
      const reported = (await editor.problems(pathOf(name), text)).filter((each) => /known|Incorrect/.test(each))
      expect(reported).toEqual([`Unknown value. Code completion lists the ${words.size} known values.`])
    }
  })
})

/** Typing errors in the middle of a word: missing, doubled, swapped and changed letters. */
function typosOf(word: string): string[] {
  const at = Math.ceil(word.length / 2)
  const [before, here, next = '', after] = [word.slice(0, at), word[at] ?? '', word[at + 1], word.slice(at + 2)]
  return [
    before + next + after,
    before + here + here + next + after,
    before + next + here + after,
    `${before}x${next}${after}`,
  ]
}

const moduleSchemas = [...schemas].filter(([key]) => key.startsWith('modules/'))
const viewSchemas = [...schemas].filter(([key]) => key.startsWith('views/'))
test.each([
  ...moduleSchemas.map((each) => [...each, 'module-list', MODULE_PATH] as const),
  ...viewSchemas.map((each) => [...each, 'title-layouts', VIEW_PATH] as const),
])('completion offers only the fields of %s after its type', async (_, schema, name, path) => {
  const type = typeNameOf(schema)
  const { text, value } = writeDocument(name, documentWithField(path, { type, '': 0 }), [...namesOfPath(path), ''])
  const items = await editor.complete(pathOf(name), text, text.lastIndexOf('""', value) + 1)
  const others = Object.keys(schema.properties ?? {}).filter((field) => field !== 'type')
  expect(items.map(({ label }) => label).sort()).toEqual(others.sort())
})

describe('snippets insert valid entries', () => {
  const link: PathStep[] = [{ name: 'site_config' }, { name: 'ext_nav_links' }, { name: 0 }]
  const column: PathStep[] = [{ name: 'site_config' }, { name: 'footer' }, { name: 'columns' }, { name: 0 }]
  const menu = { name: 'targeting_params', beside: { type: 'menu_module', slug: 'menu' } }
  test.each<[string, string, PathStep[], number]>([
    ['a route', 'config', ROUTE_PATH, ROUTE_SNIPPETS.length],
    ['a menu entry', 'config', link, LINK_SNIPPETS.length],
    [
      'a link of the footer',
      'config',
      [...column, { name: 'links', beside: { heading: 'More' } }, { name: 0 }],
      LINK_SNIPPETS.length,
    ],
    ['a placement', 'module-list', MODULE_PATH.slice(0, 2), moduleSchemas.length],
    ['a module', 'module-list', MODULE_PATH, moduleSchemas.length],
    ['a content menu', 'module-list', [...MODULE_PATH, menu], MENU_SNIPPETS.length],
    ['a view', 'title-layouts', VIEW_PATH, viewSchemas.length],
    [
      'a view in a merged view',
      'title-layouts',
      [...VIEW_PATH, { name: 'views', beside: { type: 'merged' } }, { name: 0 }],
      // All but the merged view itself.
      viewSchemas.length - 1,
    ],
  ])('%s', async (_, name, path, count) => {
    const start = writeDocument(name, documentWithField(path, '#'), namesOfPath(path))
    const items = await editor.complete(pathOf(name), start.text.replace('"#"', ''), start.value)
    const snippets = items.filter(({ textEdit, documentation }) => textEdit?.newText.startsWith('{') && documentation)
    expect(snippets).toHaveLength(count)
    for (const { label, textEdit } of snippets) {
      const body = (textEdit?.newText ?? '').replace(/\$\{\d+:([^}]*)\}/g, '$1').replace(/\$\d/g, '')
      const text = start.text.replace('"#"', () => body)
      const whole = name === 'config' ? addStartPage(text) : text
      const snippet = `the snippet "${label}" of scripts/generate/editor/snippets.ts`
      expect(await editor.problems(pathOf(name), whole), snippet).toEqual([])
      const problems = createProblems()
      await checkDocument({ path: pathOf(name), file: label, text: whole }, problems)
      await problems.settled()
      expect(problems.list(), snippet).toEqual([])
    }
  })
})

/** Adds a start page, and the target of the redirect snippet. */
function addStartPage(text: string): string {
  const config = JSON.parse(text)
  const own = config.site_config.routing ?? []
  const pages = ['/home', '/films'].filter((route) => own[0]?.route !== route)
  config.schema_version = 2
  config.site_config.routing = [...pages.map((route) => ({ route, component: 'home' })), ...own]
  return JSON.stringify(config)
}

describe('completion offers values that the schemas do not list', () => {
  const at = (...path: (string | 0)[]): PathStep[] => ['site_config', ...path].map((name) => ({ name }) as PathStep)
  test.each<[string, PathStep[], string, string | undefined]>([
    ['keys of sentences', at('texts', ''), 'cookieText', undefined],
    ['codes of sign-in errors', at('auth', 'error_messages', ''), '1001', 'Code not found. Please try again.'],
    ['codes of playback errors', at('video', 'errors', ''), '2', undefined],
    ['genres', at('genre_slugs', 0), 'horror', 'Horror'],
    ['genres of a group', at('routing', 0, 'title_filter', 'custom_genres', 0, 'genres', 0), 'horror', 'Horror'],
    ['addresses of lists', at('routing', 0, 'modules_uri'), 'modules/placement/home/', undefined],
    ['title types', at('enable_playback_history', ''), 'episode', undefined],
  ])('%s', async (_, path, word, description) => {
    const isName = path.at(-1)?.name === ''
    const { text, value, field } = writeDocument('config', documentWithField(path, isName ? 0 : ''), namesOfPath(path))
    const items = await editor.complete(pathOf('config'), text, isName ? field : value + 1)
    const found = items.find(({ label }) => label === word)
    expect(found).toBeDefined()
    if (description) expect(found?.documentation).toBe(description)
  })

  test('the schemas accept values that completion does not offer', async () => {
    const site_config = {
      routing: [],
      texts: { another: 'a' },
      genre_slugs: ['own'],
      auth: { error_messages: { 77: 'a' } },
    }
    expect(await editor.problems(pathOf('config'), JSON.stringify({ site_config }))).toEqual([])
  })
})

describe('patterns of fields', () => {
  test.each(Object.keys(EDITOR_DOCUMENTS))('%s has a message for every pattern', (name) => {
    const bare: string[] = []
    const walk = (value: unknown, path: string): void => {
      if (typeof value !== 'object' || value === null) return
      const { pattern, patternErrorMessage, then } = value as Record<string, unknown>
      const isField = typeof pattern === 'string' && then === undefined && !/\/if$/.test(path)
      if (isField && !/^Not allowed here\. Expected: [A-Z].*\.$/.test(String(patternErrorMessage))) bare.push(path)
      for (const [key, below] of Object.entries(value)) walk(below, `${path}/${key}`)
    }
    walk(JSON.parse(readFileSync(join(root, 'schemas/editor', `${name}.json`), 'utf8')), '')
    expect(bare).toEqual([])
  })

  test.each([
    [{ route: 'films', component: 'home' }, 'A path of this site with parameters, such as "/genres/:slug".'],
    [{ route: '/films', component: 'home', css_id: '9' }, 'A CSS class or id: a letter, then letters,'],
  ])('the message for %j says what is expected', async (entry, expected) => {
    const problems = await editor.problems(pathOf('config'), JSON.stringify({ site_config: { routing: [entry] } }))
    expect(problems).toEqual([expect.stringContaining(`Not allowed here. Expected: ${expected}`)])
  })
})

const jsonFilesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .map((path) => posix.join(folder, path.replaceAll('\\', '/')))

describe('a site folder', () => {
  const sites = jsonFilesIn('fixtures/sites').filter((path) => !path.includes('/broken/'))

  test.each(sites)('%s has no problem, with $schema and without', async (path) => {
    const text = readFileSync(join(root, path), 'utf8')
    expect(text).toMatch(/"\$schema": "(?:\.\.\/)+schemas\/editor\//)
    expect(await editor.problems(path, text)).toEqual([])
    const { $schema, ...rest } = JSON.parse(text)
    const bare = JSON.stringify(rest)
    expect(await editor.problems(path, bare)).toEqual([])
    // Proves that the editor found a schema.
    expect(await editor.problems(path, bare.replace(/^\{/, '{"nonsense":1,'))).toEqual([
      'Property nonsense is not allowed.',
    ])
  })

  test('reports nothing for documents that use every field', async () => {
    const files = [
      'config',
      'module-list',
      'title-layouts',
      'content-menu',
      'modules',
      'views',
      'service/title',
    ].flatMap((folder) => jsonFilesIn(`schemas/examples/${folder}`).map((path) => [folder, path] as const))
    expect(files.length).toBeGreaterThan(60)
    for (const [folder, path] of files) {
      const name = folder.replace(/^(module|view)s$/, '$1')
      const $schema = posix.relative(dirname(path), `schemas/editor/${name}.json`)
      const text = JSON.stringify({ ...JSON.parse(readFileSync(join(root, path), 'utf8')), $schema })
      const reported = (await editor.problems(path, text)).filter((each) => each !== 'Property $schema is not allowed.')
      expect(reported, path).toEqual([])
    }
  })

  test('reports the mistakes of the site broken', async () => {
    const text = readFileSync(join(root, 'fixtures/sites/broken/config.json'), 'utf8')
    expect((await editor.problems('fixtures/sites/broken/config.json', text)).length).toBeGreaterThan(20)
  })
})
