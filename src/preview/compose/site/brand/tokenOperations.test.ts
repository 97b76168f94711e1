import { expect, test } from 'vitest'
import type { SiteTexts } from '../../../../tools/edit/editSite'
import { createHistory, type DraftHistory, perform, undo } from '../../draft/history'
import { readBrand } from './brand'
import { editBrandToken } from './editBrandToken'
import { tokenOperations } from './tokenOperations'

const configText = (css: unknown) => `${JSON.stringify({ site_config: { css, css_root: 'brand', routing: [] } })}\n`

function setToken(history: DraftHistory, name: string, value: string | undefined, time = 0): DraftHistory {
  const operations = tokenOperations(history.files, readBrand(history.files), name, value)
  const next = perform(history, { label: 'Test', operations, mergeKey: 'key', time }, { editToken: editBrandToken })
  if ('refused' in next) throw new Error(next.refused)
  return next
}

function changedFiles(files: SiteTexts, name: string, value: string | undefined): Record<string, string> {
  const after = setToken(createHistory(files), name, value).files
  return Object.fromEntries([...after].filter(([path, text]) => files.get(path) !== text))
}

const ORIGINAL_SHEET = ':root {\n  --mq-ground: #000;\n  --mq-accent: #fc0; /* gold */\n}\n'

test.each<[string, [string, string][], string, string | undefined, Record<string, string>]>([
  [
    'replaces only the value',
    [['brand.css', ORIGINAL_SHEET]],
    '--mq-accent',
    '#7fd0d2',
    { 'brand.css': ORIGINAL_SHEET.replace('#fc0', '#7fd0d2') },
  ],
  [
    'adds a token where the order of tokens puts it',
    [['brand.css', ORIGINAL_SHEET]],
    '--mq-ink',
    '#fff',
    { 'brand.css': ORIGINAL_SHEET.replace('#000;\n', '#000;\n  --mq-ink: #fff;\n') },
  ],
  [
    'removes the line of a token that is reset',
    [['brand.css', ORIGINAL_SHEET]],
    '--mq-ground',
    undefined,
    { 'brand.css': ORIGINAL_SHEET.replace('  --mq-ground: #000;\n', '') },
  ],
  ['keeps a style sheet that does not set the token', [['brand.css', ORIGINAL_SHEET]], '--mq-ink', undefined, {}],
  [
    'changes the last style sheet that sets the token',
    [
      ['base.css', ORIGINAL_SHEET],
      ['brand.css', '.brand { --mq-accent: red; }'],
    ],
    '--mq-accent',
    'blue',
    { 'brand.css': '.brand { --mq-accent: blue; }' },
  ],
  [
    'changes the style sheet that sets the token, also if a later one sets others',
    [
      ['base.css', ORIGINAL_SHEET],
      ['brand.css', ':root { --mq-ink: red; }'],
    ],
    '--mq-accent',
    'blue',
    { 'base.css': ORIGINAL_SHEET.replace('#fc0', 'blue') },
  ],
  [
    'adds a token to the style sheet with most tokens',
    [
      ['base.css', ORIGINAL_SHEET],
      ['brand.css', ':root { --mq-ink: red; }'],
    ],
    '--mq-surface',
    '#111',
    { 'base.css': ORIGINAL_SHEET.replace('#000;\n', '#000;\n  --mq-surface: #111;\n') },
  ],
  [
    'adds a token to the last of several style sheets without tokens',
    [
      ['base.css', 'a { b: c; }\n'],
      ['brand.css', 'd { e: f; }\n'],
    ],
    '--mq-ink',
    '#111',
    { 'brand.css': 'd { e: f; }\n\n:root {\n  --mq-ink: #111;\n}\n' },
  ],
])('%s', (_, sheets, name, value, expected) => {
  const files = new Map([['config.json', configText(sheets.map(([file]) => `/site/${file}`))], ...sheets])
  expect(changedFiles(files, name, value)).toEqual(expected)
})

const CREATED_SHEET = ':root {\n  --mq-accent: #fc0;\n}\n'

test.each<[string, unknown, string[], string, unknown]>([
  ['no style sheet', undefined, [], 'brand.css', '/site/brand.css'],
  ['an empty list of style sheets', [], [], 'brand.css', ['/site/brand.css']],
  [
    'a style sheet of another host',
    'https://cdn.example/a.css',
    [],
    'brand.css',
    ['https://cdn.example/a.css', '/site/brand.css'],
  ],
  [
    'a style sheet of another host with the path of the new one',
    ['https://cdn.example/site/brand.css'],
    ['brand.css'],
    'brand-2.css',
    ['https://cdn.example/site/brand.css', '/site/brand-2.css'],
  ],
  ['no style sheet, but an unused file with that name', undefined, ['brand.css'], 'brand-2.css', '/site/brand-2.css'],
])('creates a style sheet for a site with %s', (_, css, existing, file, linked) => {
  const files = new Map([
    ['config.json', configText(css)],
    ...existing.map((path): [string, string] => [path, 'a { b: c }']),
  ])
  const changed = changedFiles(files, '--mq-accent', '#fc0')
  expect(Object.keys(changed).sort()).toEqual([file, 'config.json'].sort())
  expect(changed[file]).toBe(CREATED_SHEET)
  expect(JSON.parse(changed['config.json'] ?? '')).toEqual({
    site_config: { css: linked, css_root: 'brand', routing: [] },
  })
})

test('typing the first token of a site is one step', () => {
  const start = createHistory(new Map([['config.json', configText(undefined)]]))
  let typed = start
  for (const [index, value] of ['#fc0', '#fc01', '#fc0122'].entries())
    typed = setToken(typed, '--mq-accent', value, index * 100)
  expect(typed.steps.map(({ operations }) => operations.length)).toEqual([3])
  expect(typed.files.get('brand.css')).toBe(CREATED_SHEET.replace('#fc0', '#fc0122'))
  expect(undo(typed).files).toEqual(start.files)
})

test('typing the original value again removes the step', () => {
  const start = createHistory(
    new Map([
      ['config.json', configText('/site/brand.css')],
      ['brand.css', ORIGINAL_SHEET],
    ]),
  )
  const typed = setToken(setToken(start, '--mq-accent', '#fc01'), '--mq-accent', '#fc0', 100)
  expect(typed.files.get('brand.css')).toBe(ORIGINAL_SHEET)
  expect(typed.steps).toEqual([])
})
