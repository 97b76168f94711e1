import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testProblem } from '../formats/testProblem'
import { fixPaths } from './fixPaths'
import { fixText, migrateText } from './fixText'

const ROOT = join(import.meta.dirname, '..', '..', '..')

describe('fixText', () => {
  const name = (pointer: string, suggestion: string) => testProblem({ pointer, suggestion, isName: true })

  it('applies unambiguous fixes and keeps all other characters', () => {
    const text = '\uFEFF{\r\n\t"tpye" : "x",   "nmae":"y", "on": "true",\r\n\t"shape": "postr" }'
    const problems = [
      name('/tpye', 'type'),
      name('/nmae', 'name'),
      testProblem({ pointer: '/on', instead: true }),
      testProblem({ pointer: '/shape', suggestion: 'poster' }),
    ]
    const { text: fixed, fixes } = fixText(text, problems)
    expect(fixed).toBe('\uFEFF{\r\n\t"type" : "x",   "name":"y", "on": true,\r\n\t"shape": "postr" }')
    expect(fixes.map(({ change }) => change)).toEqual(['is now "type"', 'is now "name"', 'is now true'])
  })

  it('leaves two fields unchanged if they would get the same name', () => {
    const text = '{ "lable": 1, "labl": 2 }'
    const { text: fixed } = fixText(text, [name('/lable', 'label'), name('/labl', 'label')])
    expect(fixed).toBe(text)
  })
})

describe('migrateText', () => {
  it.each([
    [
      'version 1 with a plain link (migrated)',
      '{\n    "$schema": "x",\n    "site_title": "Corner",\n    "site_config": {\n        "custom_brand_link": "/home",\n        "routing": []\n    }\n}\n',
      '{\n    "$schema": "x",\n    "schema_version": 2,\n    "site_title": "Corner",\n    "site_config": {\n        "custom_brand_link": { "label": "Corner", "url": "/home" },\n        "routing": []\n    }\n}\n',
    ],
    [
      'version 1 with nothing to migrate (new version number only)',
      '{ "schema_version": 1, "site_config": {} }',
      '{ "schema_version": 2, "site_config": {} }',
    ],
    ['no version and nothing to migrate (kept)', '{ "site_config": {} }', '{ "site_config": {} }'],
    ['the current version (kept)', '{ "schema_version": 2, "site_config": { "custom_brand_link": "/" } }', undefined],
    ['a later version (kept)', '{ "schema_version": 3, "site_config": { "custom_brand_link": "/" } }', undefined],
  ])('migrates or keeps %s', (_, before, after) =>
    expect(migrateText(before, 'config.json').text).toBe(after ?? before),
  )
})

describe('fixPaths', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'marquee-fix-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const write = (text: string) => writeFileSync(join(folder, 'config.json'), text)
  const read = () => readFileSync(join(folder, 'config.json'), 'utf8')
  const fix = (isDry = false) => fixPaths(['.'], { baseFolder: folder, root: ROOT }, !isDry)
  // The mistyped names inside are only found after the outer name is fixed.
  const nested =
    '{ "distributor": "A", "site_confg": { "rooting": [{ "route": "/home", "componnet": "home", "defualt": true }] } }'

  it('fixes problems that an earlier fix uncovers', async () => {
    write(nested)
    const { fixes } = await fix()
    expect(fixes.map(({ pointer }) => pointer)).toEqual([
      '/site_confg',
      '/site_config/rooting',
      '/site_config/routing/0/componnet',
      '/site_config/routing/0/defualt',
    ])
    expect(JSON.parse(read())).toEqual({
      distributor: 'A',
      site_config: { routing: [{ route: '/home', component: 'home', default: true }] },
    })
  })

  it('migrates a config of an older version', async () => {
    write('{ "schema_version": 1, "site_config": { "custom_brand_link": "/home", "routing": [] } }')
    const { fixes } = await fix()
    expect(fixes.map(({ pointer }) => pointer)).toEqual(['/schema_version', '/site_config/custom_brand_link'])
    expect(JSON.parse(read())).toEqual({
      schema_version: 2,
      site_config: { custom_brand_link: { label: 'Home', url: '/home' }, routing: [] },
    })
  })

  it('writes nothing in a dry run', async () => {
    write(nested)
    const { fixes, report } = await fix(true)
    expect(fixes.map(({ change }) => change)).toEqual(['is now "site_config"'])
    expect(read()).toBe(nested)
    expect(report.problems.length).toBeGreaterThan(0)
  })

  it('does not write a file without fixes', async () => {
    write('{ "distributor": "A", "site_config": { "routing": [], "css": ["brand.css"] } }')
    const before = read()
    appendFileSync(join(folder, 'brand.css'), ':root { --mq-acent: red }')
    const { fixes, report } = await fix()
    expect(fixes).toEqual([])
    expect(read()).toBe(before)
    expect(report.problems.length).toBeGreaterThan(0)
  })
})
