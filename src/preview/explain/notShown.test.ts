import { expect, test } from 'vitest'
import type { Runtime } from '../../site/runtime'
import { createProblems } from '../../site/validate/problem'
import { findModulesNotShown } from './notShown'

const FILE = 'modules/placement/home/'
const HOUR_MS = 3_600_000
const isoFromNow = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()
const runtimeWith = (ignore_modules: string[] = [], signedIn = false) =>
  ({
    plan: { ignored: new Set(ignore_modules), document: { site_config: { ignore_modules } } },
    registry: { modules: new Map([['text_block', {}]]) },
    session: { state: () => ({ clockOffset: 0, signedIn }) },
    problems: createProblems(),
  }) as unknown as Runtime

const createEntry = (module: object, more: object = {}) => ({
  module: { slug: 'a', type: 'text_block', ...module },
  ...more,
})

test.each([
  ['a hidden module', createEntry({ hidden: true }), 'hidden is true', '/data/0/module/hidden'],
  [
    'a module that has not started',
    createEntry({}, { from: isoFromNow(1) }),
    'its start date is in the future',
    '/data/0/from',
  ],
  ['a module that has ended', createEntry({}, { until: isoFromNow(-1) }), 'its end date has passed', '/data/0/until'],
  ['an unknown type', createEntry({ type: 'text_blcok' }), 'unknown module type', '/data/0/module/type'],
  ['an invalid module', { module: 7 }, 'not readable', '/data/0'],
  ['nothing', null, 'not readable', '/data/0'],
])('gives the reason for %s: %s', (_, placement, reason, pointer) => {
  const [found, ...rest] = findModulesNotShown(runtimeWith(), FILE, { data: [placement] }, [], new Set())
  expect(found?.reason).toContain(reason)
  expect(found?.place).toEqual({ file: FILE, pointer })
  expect(rest).toEqual([])
})

test('refers to the config for an excluded module', () => {
  const [found] = findModulesNotShown(runtimeWith(['b', 'a']), FILE, { data: [createEntry({})] }, [], new Set())
  expect(found).toMatchObject({ name: 'a', place: { file: 'config.json', pointer: '/site_config/ignore_modules/1' } })
})

test('omits rendered modules, and lists empty ones', () => {
  const list = { data: [createEntry({}), createEntry({ slug: 'b' })] }
  const planned = [
    { key: 'a', pointer: '/data/0/module' },
    { key: 'b', pointer: '/data/1/module' },
  ]
  expect(findModulesNotShown(runtimeWith(), FILE, list, planned, new Set(['a', 'b']))).toEqual([])
  const [found, ...rest] = findModulesNotShown(runtimeWith(), FILE, list, planned, new Set(['a']))
  expect(found).toMatchObject({ name: 'b', reason: 'no content for this visitor' })
  expect(rest).toEqual([])
})

test('gives the problem as the reason for an ignored module', () => {
  const broken = runtimeWith()
  const wrong = {
    severity: 'error',
    rule: 'value/type',
    file: FILE,
    pointer: '/data/0/module/content',
    message: 'should be a text',
  } as const
  broken.problems.add([wrong])
  const [found] = findModulesNotShown(
    broken,
    FILE,
    { data: [createEntry({})] },
    [{ key: 'a', pointer: '/data/0/module' }],
    new Set(),
  )
  expect(found).toMatchObject({ reason: 'should be a text', place: { pointer: '/data/0/module/content' } })
})

test.each([undefined, null, 7, {}, { data: 'x' }])('returns nothing for an invalid list (%j)', (list) => {
  expect(findModulesNotShown(runtimeWith(), FILE, list, [], new Set())).toEqual([])
})

test.each([
  ['offers the time after the start', createEntry({}, { from: isoFromNow(1) }), { clock: expect.any(String) }],
  ['offers the time before the end', createEntry({}, { until: isoFromNow(-1) }), { clock: expect.any(String) }],
  ['offers no change for a hidden module', createEntry({ hidden: true }), undefined],
])('%s', (_, placement, change) => {
  const [found] = findModulesNotShown(runtimeWith(), FILE, { data: [placement] }, [], new Set())
  expect(found?.previewChange?.change).toEqual(change)
  const clock = Date.parse(found?.previewChange?.change.clock ?? '')
  const { from, until } = placement as { from?: string; until?: string }
  if (from) expect(clock).toBeGreaterThan(Date.parse(from))
  if (until) expect(clock).toBeLessThan(Date.parse(until))
})

const filmsEntry = {
  module: { slug: 'films', type: 'text_block', content: [{ slug: 'faust', title_type: 'feature' }] },
}
const renderedModules = [{ key: 'a', pointer: '/data/0/module' }]

test.each([
  ['a history module', { config: { history: true } }, false, { viewer: 'viewer', progress: 'faust:600' }],
  ['a history module of a viewer without history', { config: { history: true } }, true, { progress: 'faust:600' }],
  ['collections of the viewer', { config: { collection_type: 'shared' } }, false, { viewer: 'viewer' }],
  ['collections of a signed-in viewer without any', { config: { collection_type: 'shared' } }, true, undefined],
  ['any other module', {}, false, undefined],
])('offers the preview change that fills an empty module, if there is one: %s', (_, module, signedIn, change) => {
  const list = { data: [createEntry(module), filmsEntry] }
  const [found] = findModulesNotShown(runtimeWith([], signedIn), FILE, list, renderedModules, new Set())
  expect(found?.previewChange?.change).toEqual(change)
})
