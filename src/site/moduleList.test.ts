import { describe, expect, it, vi } from 'vitest'
import { modules } from '../../registry/modules'
import { parseJsonText } from '../lib/json/parseJson'
import type { ServiceResponse } from '../service/http/response'
import { readModuleList } from './moduleList'
import { createProblems } from './validate/problem'

const module = (slug: string, more: object = {}) => ({ slug, type: 'title_grid', ...more })
const listResponse = (data: unknown): ServiceResponse => ({
  data: { data },
  text: JSON.stringify({ data }),
  path: 'modules/placement/home/',
})

async function readList(data: unknown, ignored: string[] = []) {
  const problems = createProblems()
  const list = await readModuleList(listResponse(data), modules, new Set(ignored), problems)
  return { slugs: list.map(({ key }) => key), list, problems }
}

describe('readModuleList', () => {
  it('sorts by position, then by order in the list', async () => {
    const { slugs } = await readList([
      { position: 30, module: module('c') },
      { position: 10, module: module('a') },
      { position: 20, module: module('b1') },
      { position: 20, module: module('b2') },
    ])
    expect(slugs).toEqual(['a', 'b1', 'b2', 'c'])
  })

  it('reports keys that were removed while parsing (threats D1)', async () => {
    const problems = createProblems()
    const text = '{"data":[{"module":{"slug":"a","type":"title_grid","constructor":{}}}]}'
    await readModuleList({ ...parseJsonText(text), path: 'list' }, modules, new Set(), problems)
    await problems.settled()
    expect(problems.list().map(({ file, pointer }) => `${file} ${pointer}`)).toEqual([
      'list /data/0/module/constructor',
    ])
  })

  it('omits hidden modules and modules in the set of ignored slugs', async () => {
    const { slugs, problems } = await readList(
      [{ module: module('a', { hidden: true }) }, { module: module('b') }, { module: module('c') }],
      ['b'],
    )
    expect(slugs).toEqual(['c'])
    expect(problems.list()).toEqual([])
  })

  it.each([
    ['top', 'top'],
    ['bottom', 'bottom'],
    ['main', 'main'],
    ['home-page', 'main'],
    [undefined, 'main'],
  ])('puts the placement %s into the region %s', async (placement, region) => {
    const { list } = await readList([{ placement, module: module('a') }])
    expect(list[0]?.region).toBe(region)
  })

  it('gives two modules with the same slug different keys', async () => {
    expect((await readList([{ module: module('a') }, { module: module('a') }])).slugs).toEqual(['a', 'a-2'])
  })

  it.each([
    ['an unknown type', { module: module('x', { type: 'carousel_heros' }) }],
    ['a type named like an object method', { module: module('x', { type: 'constructor' }) }],
    ['null', null],
    ['a number', 3],
    ['a list', []],
    ['no module', { id: 1 }],
    ['a module without a slug', { module: { type: 'title_grid' } }],
    ['an invalid slug', { module: module('../x') }],
  ])('removes %s with one problem and keeps the other modules', async (_, invalid) => {
    const { slugs, problems } = await readList([{ module: module('a') }, invalid, { module: module('b') }])
    expect(slugs).toEqual(['a', 'b'])
    await vi.waitFor(() => expect(problems.list()).toHaveLength(1))
    expect(problems.list()[0]?.pointer).toMatch(/^\/data\/1/)
  })

  it('suggests the nearest type at its line', async () => {
    const problems = createProblems()
    const text = '{"data": [\n  {"module":\n    {"slug": "x", "type": "carousel_heros"}}\n]}'
    await readModuleList({ data: JSON.parse(text), text, path: 'home' }, modules, new Set(), problems)
    await vi.waitFor(() =>
      expect(problems.list()).toMatchObject([{ suggestion: 'carousel_hero', line: 3, column: 19 }]),
    )
  })

  it.each([undefined, null, 'text', {}, { data: 'x' }, { data: {} }, []])(
    'throws for the response %j, which has no list',
    async (data) => {
      const response = { data, text: '', path: 'home' }
      await expect(readModuleList(response, modules, new Set(), createProblems())).rejects.toThrow(TypeError)
    },
  )
})

describe('from and until', () => {
  const data = [
    { from: '2026-11-14T09:00:00-08:00', module: module('from') },
    { until: '2026-11-14T09:00:00-08:00', module: module('until') },
    { from: '2026-11-14T17:00:00Z', until: '2026-11-15T00:00:00Z', module: module('both') },
    { module: module('always') },
  ]
  it.each([
    ['one second before', '2026-11-14T16:59:59Z', ['until', 'always']],
    ['exactly at', '2026-11-14T17:00:00Z', ['from', 'both', 'always']],
    ['hours after', '2026-11-15T00:00:00Z', ['from', 'always']],
  ])('selects the modules that are visible %s the configured time', async (_, now, slugs) => {
    const list = await readModuleList(listResponse(data), modules, new Set(), createProblems(), Date.parse(now))
    expect(list.map(({ slug }) => slug)).toEqual(slugs)
  })

  it('reports a placement that is never shown, and invalid dates', async () => {
    const { slugs, problems } = await readList([
      { from: '2026-11-15T00:00:00Z', until: '2026-11-14T00:00:00Z', module: module('a') },
      { from: 'tomorrow', module: module('b') },
    ])
    expect(slugs).toEqual(['a', 'b'])
    await vi.waitFor(() =>
      expect(problems.list().map(({ pointer }) => pointer)).toEqual(
        expect.arrayContaining(['/data/0/until', '/data/1/from']),
      ),
    )
  })
})
