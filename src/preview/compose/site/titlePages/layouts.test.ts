import { readFileSync } from 'node:fs'
import { structuredPatch } from 'diff'
import { describe, expect, test } from 'vitest'
import { applyChange, editSite, type SiteOperation, type SiteTexts } from '../../../../tools/edit/editSite'
import { validateFileText } from '../../../editor/validateFileText'
import { fieldRules } from '../../../schemas/siteRules'
import type { NewTitle } from '../../firstPage/readNewestTitles'
import {
  addLayoutOperation,
  createLayoutsOperations,
  readLayouts,
  removeLayoutOperation,
  typesWithoutLayout,
} from './layouts'
import { layoutsFile } from './layoutsFile'
import { sortByViews } from './usePreviewTitles'

const FILE = 'modules/title-layouts.json'
const configText = (uri: string) => JSON.stringify({ site_config: { title_layouts_uri: uri, routing: [] } })
const textsOf = (files: Record<string, string>) => new Map(Object.entries(files))
const read = (path: string) => readFileSync(`fixtures/sites/lumen/${path}`, 'utf8')
const lumen = textsOf({ 'config.json': read('config.json'), [FILE]: read(FILE) })

function applyOperations(files: SiteTexts, operations: readonly SiteOperation[]): SiteTexts {
  return operations.reduce((texts, operation) => {
    const result = editSite(texts, operation, { fields: fieldRules })
    if ('refused' in result) throw new Error(result.refused)
    return result.change ? applyChange(texts, result.change) : texts
  }, files)
}

/** The changed lines of the layouts of lumen. */
function diffOf(operation: SiteOperation): string[] {
  const after = applyOperations(lumen, [operation]).get(FILE) ?? ''
  const { hunks } = structuredPatch(FILE, FILE, read(FILE), after, '', '', { context: 0 })
  return hunks.flatMap(({ lines }) => lines.map((line) => `${line.charAt(0)} ${line.slice(1).trim()}`))
}

describe('layoutsFile', () => {
  test.each<[string, Record<string, string>, string | undefined]>([
    [
      'at the address in the config',
      { 'config.json': configText('modules/placement/title-layouts/'), [FILE]: '{}' },
      FILE,
    ],
    [
      'at an address without a final slash',
      { 'config.json': configText('modules/placement/title-layouts'), [FILE]: '{}' },
      FILE,
    ],
    ['none if the file does not exist', { 'config.json': configText('modules/placement/title-layouts/') }, undefined],
    [
      'none for an address of another service',
      { 'config.json': configText('https://a.example/x/'), [FILE]: '{}' },
      undefined,
    ],
    ['none if the config has no address', { 'config.json': '{}' }, undefined],
  ])('finds the layouts document: %s', (_, files, expected) => {
    expect(layoutsFile(textsOf(files))).toBe(expected)
  })
})

test('lists the layouts with the number of their views, and whether they were changed', () => {
  const changed = applyOperations(lumen, [
    { file: FILE, change: { do: 'set', at: ['data', 'feature', 'related'], value: false } },
  ])
  expect(readLayouts(changed, lumen, FILE)).toEqual([
    { type: 'series', label: 'Series', views: 5, isChanged: false },
    { type: 'feature', label: 'Feature', views: 7, isChanged: true },
    { type: 'default', label: 'All others', views: 3, isChanged: false },
  ])
  expect(typesWithoutLayout(readLayouts(lumen, lumen, FILE))).not.toContain('feature')
})

test('copies the built-in layouts to a site without any', async () => {
  const files = applyOperations(textsOf({ 'config.json': '{\n  "site_config": {\n    "routing": []\n  }\n}\n' }), [
    ...createLayoutsOperations(textsOf({ 'config.json': '{}' })),
  ])
  expect(layoutsFile(files)).toBe(FILE)
  expect(readLayouts(files, new Map(), FILE).map(({ type, views }) => [type, views])).toEqual([
    ['series', 4],
    ['default', 3],
  ])
  expect(await validateFileText(FILE, files.get(FILE) ?? '')).toEqual([])
})

test('keeps an existing layouts document, and only sets its address in the config', () => {
  expect(createLayoutsOperations(lumen).map(({ file }) => file)).toEqual(['config.json'])
})

describe('changes as few lines as possible and', () => {
  const feature = ['data', 'feature']
  test.each<[string, SiteOperation, string[]]>([
    [
      'moves a part of the heading',
      { file: FILE, change: { do: 'move', item: [...feature, 'section', 4], before: 3 } },
      ['- "tags",', '+ "tags",'],
    ],
    [
      'adds a part of the heading',
      { file: FILE, change: { do: 'insert', list: [...feature, 'section'], value: 'embargo' } },
      ['- "premiere"', '+ "premiere",', '+ "embargo"'],
    ],
    [
      'moves a view',
      { file: FILE, change: { do: 'move', item: [...feature, 'views', 1], before: 0 } },
      [
        '- "type": "cast",',
        '- "label": "Faces"',
        '- },',
        '- {',
        '+ "type": "cast",',
        '+ "label": "Faces"',
        '+ },',
        '+ {',
      ],
    ],
  ])('%s', (_, operation, expected) => {
    expect(diffOf(operation)).toEqual(expected)
  })
})

test.each<[string, SiteOperation, string]>([
  ['only removes lines for a layout that is removed', removeLayoutOperation(FILE, 'feature'), '-'],
  ['only adds lines for a new layout, a copy of the default layout', addLayoutOperation(lumen, FILE, 'episode'), '+'],
])('%s', (_, operation, sign) => {
  const lines = diffOf(operation)
  // The comma after the layout before it.
  const others = lines.filter((line) => !line.startsWith(sign) && !/^[-+] },?$/.test(line))
  expect(lines.length).toBeGreaterThan(5)
  expect(others).toEqual([])
})

test('puts titles with the most filled views first, and those that are not known yet last', () => {
  const titles = ['a', 'b', 'c'].map((slug): NewTitle => ({ slug, name: slug, genres: [] }))
  const counts = new Map([
    ['b', { filled: 1, views: 3 }],
    ['c', { filled: 3, views: 3 }],
  ])
  expect(sortByViews(titles, counts).map(({ slug }) => slug)).toEqual(['c', 'b', 'a'])
})
