import { describe, expect, it } from 'vitest'
import type { SchemaName } from '../../../generated/validators'
import { validators } from '../../../generated/validators'
import { parseJsonText } from '../../../lib/json/parseJson'
import { readConfig } from '../../load/readConfig'
import { createProblems, type Problem } from '../problem'
import { prune } from '../prune'
import { explainFindings } from './explain'

const homeRoute = { route: '/home', component: 'home' }

async function problemsOf(text: string): Promise<readonly Problem[]> {
  const problems = createProblems()
  await readConfig('config.json', parseJsonText(text), problems)
  await problems.settled()
  return problems.list()
}

const problemsOfConfig = (config: object, more: object = {}) =>
  problemsOf(JSON.stringify({ ...more, site_config: { routing: [homeRoute], ...config } }))

async function problemsOfModule(type: string, module: object): Promise<Problem[]> {
  const schema = `modules/${type}` as SchemaName
  const data = { type, slug: 'a', ...module }
  const text = JSON.stringify({ data: [{ module: data }] })
  const { findings } = prune(await validators[schema](), data, '/data/0/module')
  return explainFindings(findings, schema, { file: 'home.json', text }, '/data/0/module')
}

describe('explain', () => {
  it.each<[string, object, Partial<Problem>]>([
    [
      'a typo',
      { watchlits: true },
      { severity: 'warning', message: 'unknown field "watchlits"', suggestion: 'watchlist' },
    ],
    [
      'an unknown field',
      { zebra: 1 },
      { severity: 'warning', message: 'unknown field "zebra": remove it or check its name', suggestion: undefined },
    ],
    ['a field with a slash', { 'a/b': 1 }, { pointer: '/site_config/a~1b' }],
    [
      'an optional field that is null',
      { css: null },
      { severity: 'warning', message: '"css" is null and is ignored: remove it, or set it to a text or a list' },
    ],
    [
      'a required field that is null',
      { routing: null },
      { severity: 'error', message: '"routing" is null: expected a list' },
    ],
    [
      'a wrong type',
      { watchlist: 'yep' },
      { severity: 'error', message: '"watchlist" is "yep": expected true or false' },
    ],
    ['"yes" for true', { watchlist: 'yes' }, { message: '"watchlist" is "yes": expected true or false; write true' }],
    [
      'a quoted boolean',
      { watchlist: 'true' },
      { message: '"watchlist" is "true": expected true or false; write it without quotes' },
    ],
    [
      'a quoted number',
      { mobile_width: '768' },
      { message: '"mobile_width" is "768": expected a whole number; write it without quotes' },
    ],
    [
      'a number with a unit',
      { mobile_width: '768px' },
      { message: '"mobile_width" is "768px": expected a whole number' },
    ],
    ['a decimal number', { mobile_width: 768.5 }, { message: '"mobile_width" is 768.5: expected a whole number' }],
    ['a field of two types', { css: 7 }, { message: '"css" is 7: expected a text or a list' }],
    ['a style sheet without its folder', { css: 'brand.css' }, { suggestion: '/site/brand.css' }],
    ['a list entry without its folder', { css: ['brand.css'] }, { suggestion: '/site/brand.css' }],
    [
      'an address without its scheme',
      { css: 'www.example.org/a.css' },
      { suggestion: 'https://www.example.org/a.css' },
    ],
    ['an invalid address that has no fix', { css: 'brand css' }, { suggestion: undefined }],
    ['a list instead of an object', { navbar: [] }, { message: '"navbar" is a list: expected an object' }],
    [
      'a long text, which is cut',
      { watchlist: 'x'.repeat(70) },
      { message: `"watchlist" is "${'x'.repeat(60)}…": expected true or false` },
    ],
    ['a number out of range', { mobile_width: 1 }, { message: '"mobile_width" is 1: expected at least 320' }],
    [
      'a text that is too long',
      { countdown: { start_time: '2026-11-27T18:00:00Z', btn_text: 'x'.repeat(61) } },
      { message: '"btn_text" has 61 characters: expected at most 60' },
    ],
    [
      'a missing field',
      { navbar: { notice: {} } },
      { pointer: '/site_config/navbar/notice', message: '"text" is missing: add this required field' },
    ],
    [
      'two missing fields',
      { routing: [homeRoute, { label: 'x' }] },
      { message: '"route" and "component" are missing: add these required fields' },
    ],
    [
      'a misspelled required field',
      { routing: [homeRoute, { rotue: '/a', component: 'home' }] },
      {
        severity: 'error',
        pointer: '/site_config/routing/1/rotue',
        message: 'unknown field "rotue", and "route" is missing',
        suggestion: 'route',
      },
    ],
    [
      'a word that is not in a short list',
      { navbar: { layout: 'bars' } },
      { message: '"layout" is "bars": expected one of: overlay, bar, centred', suggestion: 'bar' },
    ],
    [
      'a word that is not in a long list',
      { routing: [homeRoute, { route: '/a', component: 'modulesonyl' }] },
      {
        message: expect.stringMatching(
          /^"component" is "modulesonyl": expected one of the \d+ values in docs\/reference\/config-reference\.md$/,
        ),
        suggestion: 'modulesonly',
      },
    ],
    [
      'a word that starts with a known one',
      { routing: [homeRoute, { route: '/a', component: 'homepage' }] },
      { suggestion: 'home' },
    ],
    [
      'a path without its slash',
      { routing: [homeRoute, { route: 'films', component: 'home' }] },
      { pointer: '/site_config/routing/1/route', suggestion: '/films' },
    ],
    [
      'a script instead of an address',
      { favicon: 'javascript:alert(1)' },
      {
        message: expect.stringMatching(/^"favicon" is "javascript:alert\(1\)"\. Expected: Address of a style sheet/),
      },
    ],
    [
      'an address with a space',
      { missing_img: 'https://cdn.example/my art.webp' },
      {
        message: expect.stringMatching(
          /^"missing_img" is "https:\/\/cdn\.example\/my art\.webp": write the space as %20\. Expected: /,
        ),
        suggestion: 'https://cdn.example/my%20art.webp',
      },
    ],
    [
      'an address with a space at its end',
      { favicon: '/site/mark.svg ' },
      {
        message: expect.stringContaining(': remove the spaces around it. Expected: '),
        suggestion: '/site/mark.svg',
      },
    ],
    [
      'a phone number without a digit',
      { ext_nav_links: [{ label: 'Call', url: 'tel: desk' }] },
      {
        message: expect.stringMatching(/^"url" is "tel: desk"\. Expected: An address/),
        suggestion: undefined,
      },
    ],
    [
      'a field with its own pattern',
      { google_api_key: 'a b' },
      {
        message:
          '"google_api_key" is "a b". Expected: A key: letters, digits, underscore and hyphen; at most 64 characters.',
      },
    ],
  ])('explains %s', async (_, config, expected) => {
    const problems = await problemsOfConfig(config)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatchObject(expected)
  })

  it('finds fields through references, lists and unions', async () => {
    const problems = await problemsOfModule('title_grid', {
      content: [{ slug: 'a', images: { tone: 'dusk' } }],
      config: { layuot: 'tiles' },
    })
    const menu = { targeting_params: { sort: { params: [{ value: 'genre', lable: 'x' }] } } }
    problems.push(...(await problemsOfModule('menu_module', menu)))
    expect(problems.map(({ pointer, suggestion }) => [pointer, suggestion])).toEqual([
      ['/data/0/module/content/0/images/tone', undefined],
      ['/data/0/module/config/layuot', 'layout'],
      ['/data/0/module/targeting_params/sort/params/0/lable', 'label'],
    ])
  })

  it('returns line and column of the name of a field or of a list entry', async () => {
    const text =
      '{\n  "site_config": {\n    "routing": [{ "route": "/home", "component": "home" },\n      7],\n    "wachlist": true\n  }\n}'
    expect(await problemsOf(text)).toMatchObject([
      { line: 4, column: 7, pointer: '/site_config/routing/1' },
      { line: 5, column: 5, pointer: '/site_config/wachlist' },
    ])
  })

  it('reports prototype pollution at its position', async () => {
    const text =
      '{\n  "constructor": { "prototype": { "isAdmin": true } },\n  "site_config": {\n    "__proto__": {}, "routing": [] }\n}'
    expect(await problemsOf(text)).toMatchObject([
      { line: 2, column: 3, pointer: '/constructor', severity: 'error' },
      { line: 4, column: 5, pointer: '/site_config/__proto__', severity: 'error' },
    ])
  })
})

const repeat = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index))
const nestedJson = (depth: number) => `${'[{"a":'.repeat(depth / 2)}1${'}]'.repeat(depth / 2)}`

// With quadratic run time these tests would time out.
describe('explains large invalid documents within the time limit of a test', () => {
  it.each<[string, string, number]>([
    [
      '5,000 invalid routes',
      JSON.stringify({
        site_config: { routing: repeat(5000, (i) => ({ rout: `/r${i}`, component: 'hoem', exact: 1 })) },
      }),
      3000,
    ],
    [
      '5,000 routes, each with an unknown field',
      JSON.stringify({
        site_config: { routing: repeat(5000, (i) => ({ route: `/r${i}`, component: 'home', lable: 'x' })) },
      }),
      5000,
    ],
    [
      '20,000 unknown fields',
      JSON.stringify({ site_config: { routing: [], ...Object.fromEntries(repeat(20_000, (i) => [`field${i}`, 1])) } }),
      5001,
    ],
    [
      '50,000 invalid entries',
      JSON.stringify({ site_config: { routing: [], ext_nav_links: repeat(50_000, () => 0) } }),
      5001,
    ],
    ['1,000 levels', `{"site_config": {"routing": [], "footer": {"columns": ${nestedJson(1000)}}}}`, 1],
    ['100,000 levels', `{"site_config": {"routing": [], "footer": ${nestedJson(100_000)}}}`, 1],
    [
      'texts of 1 MB',
      JSON.stringify({
        ['k'.repeat(1e6)]: 1,
        site_title: 'x'.repeat(1e6),
        site_config: { routing: [{ route: '/'.repeat(1e6), component: 'x'.repeat(1e6) }] },
      }),
      4,
    ],
  ])('%s', async (_, text, least) => {
    const problems = await problemsOf(text)
    expect(problems.length).toBeGreaterThanOrEqual(least)
    expect(problems.every(({ message }) => message.length < 300)).toBe(true)
  })

  it('10,000 invalid cards of a module', async () => {
    const problems = await problemsOfModule('title_grid', {
      content: repeat(10_000, (i) => ({ slug: `a ${i}`, release_year: 'x', link: 'javascript:1' })),
    })
    expect(problems).toHaveLength(5001)
    expect(problems.at(-1)?.message).toBe('25000 more problems are not listed: fix the listed ones first')
  })
})
