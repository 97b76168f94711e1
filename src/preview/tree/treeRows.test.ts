import { describe, expect, test } from 'vitest'
import type { PlannedModule } from '../../site/moduleList'
import type { Problem } from '../../site/validate/problem'
import type { PageCall } from '../explain/calls'
import type { NotShown } from '../explain/notShown'
import { rowsInView, type TreePage, timeFractions, treeRows } from './treeRows'

const FILE = 'modules/placement/home/'
const planned = (slug: string, at: number, more: object = {}) =>
  ({ key: slug, slug, type: 'text_block', raw: {}, pointer: `/data/${at}/module`, ...more }) as PlannedModule
const call = (path: string, start: number, duration = 10): PageCall => ({ path, status: 200, start, duration, size: 1 })
const hiddenPart = (name: string, pointer: string, file = FILE): NotShown => ({
  name,
  type: 'text_block',
  reason: 'hidden',
  place: { file, pointer },
})
const page = (more: Partial<TreePage> = {}): TreePage => ({
  route: '/home',
  kind: 'home',
  lists: [
    {
      uri: '/modules/placement/home/',
      file: FILE,
      planned: [planned('opening', 0, { raw: { content: [1, 2, 3] } }), planned('empty', 1)],
      missing: [hiddenPart('empty', '/data/1/module/content'), hiddenPart('secret', '/data/2/module/hidden')],
    },
  ],
  calls: [call('config/', 0), call(`${FILE}?limit=5`, 20, 40), call('user/history/', 70, 30)],
  problems: [{ file: FILE, pointer: '/data/0/module/content/1' } as Problem],
  ...more,
})
const names = (rows: readonly { name: string; depth: number }[]) => rows.map(({ name, depth }) => `${depth} ${name}`)
const ALL = { query: '', includeHidden: true, callsOnly: false, collapsed: new Set<string>() }

test('lists the page, its lists with modules in page order, hidden parts, then other requests', () => {
  const rows = treeRows(page())
  expect(names(rows)).toEqual([
    '0 /home',
    '1 home',
    '2 opening',
    '2 empty',
    '2 secret',
    '1 Other calls',
    '2 config/',
    '2 user/history/',
  ])
  const [, list, opening, empty, secret] = rows
  expect(list?.call?.duration).toBe(40)
  expect(opening).toMatchObject({ kind: 'module', count: 3, problems: 1 })
  expect(empty).toMatchObject({ kind: 'absent', notShown: { name: 'empty' }, problems: 0 })
  expect(secret).toMatchObject({ kind: 'absent', notShown: { name: 'secret' } })
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
})

test('does not confuse modules whose pointers have the same prefix', () => {
  const list = {
    uri: 'a',
    file: FILE,
    planned: [planned('one', 1)],
    missing: [hiddenPart('eleven', '/data/11/module')],
  }
  expect(treeRows(page({ lists: [list] })).filter(({ kind }) => kind === 'module')).toHaveLength(1)
})

describe('rowsInView', () => {
  test.each([
    [
      'omits hidden parts',
      { includeHidden: false },
      ['0 /home', '1 home', '2 opening', '1 Other calls', '2 config/', '2 user/history/'],
    ],
    [
      'shows only requests',
      { callsOnly: true },
      ['0 /home', '1 home', '1 Other calls', '2 config/', '2 user/history/'],
    ],
    ['matches a name and keeps its parents', { query: 'SECRET' }, ['0 /home', '1 home', '2 secret']],
    ['matches part of an address', { query: 'history' }, ['0 /home', '1 Other calls', '2 user/history/']],
    ['returns no rows without a match', { query: 'nowhere' }, []],
    [
      'hides the modules of a collapsed list',
      { collapsed: new Set(['/modules/placement/home/']) },
      ['0 /home', '1 home', '1 Other calls', '2 config/', '2 user/history/'],
    ],
    ['hides everything below a collapsed page', { collapsed: new Set(['page']) }, ['0 /home']],
  ])('%s', (_, change, expected) => {
    expect(names(rowsInView(treeRows(page()), { ...ALL, ...change }))).toEqual(expected)
  })
})

test('computes the span of a request within the page', () => {
  const calls = [call('a', 100, 50), call('b', 150, 50)]
  const [first, , ...rows] = treeRows(page({ lists: [], calls }))
  expect(first?.time).toEqual({ start: 100, duration: 100 })
  expect(rows.map(({ time }) => time && first?.time && timeFractions(time, first.time))).toEqual([
    { start: 0, length: 0.5 },
    { start: 0.5, length: 0.5 },
  ])
  expect(timeFractions({ start: 5, duration: 0 }, { start: 5, duration: 0 })).toEqual({ start: 0, length: 0 })
  expect(treeRows(page({ lists: [], calls: [] }))[0]?.time).toBeUndefined()
})
