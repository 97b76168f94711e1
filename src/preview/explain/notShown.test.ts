import { expect, test } from 'vitest'
import type { Runtime } from '../../site/runtime'
import { createProblems } from '../../site/validate/problem'
import { notShown } from './notShown'

const FILE = 'modules/placement/home/'
const HOUR = 3_600_000
const iso = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()
const site = (ignore_modules: string[] = [], signedIn = false) =>
  ({
    plan: { ignored: new Set(ignore_modules), document: { site_config: { ignore_modules } } },
    registry: { modules: new Map([['text_block', {}]]) },
    session: { state: () => ({ clockOffset: 0, signedIn }) },
    problems: createProblems(),
  }) as unknown as Runtime

const entry = (module: object, more: object = {}) => ({ module: { slug: 'a', type: 'text_block', ...module }, ...more })

test.each([
  ['a hidden one', entry({ hidden: true }), 'hidden', '/data/0/module/hidden'],
  ['one whose time has not come', entry({}, { from: iso(1) }), 'its time has not come', '/data/0/from'],
  ['one whose time is over', entry({}, { until: iso(-1) }), 'its time is over', '/data/0/until'],
  ['one of an unknown type', entry({ type: 'text_blcok' }), 'no module type of this name', '/data/0/module/type'],
  ['one that is no module at all', { module: 7 }, 'it could not be read', '/data/0'],
  ['nothing', null, 'it could not be read', '/data/0'],
])('%s: %s', (_, placement, reason, pointer) => {
  const [found, ...rest] = notShown(site(), FILE, { data: [placement] }, [], new Set())
  expect(found?.reason).toContain(reason)
  expect(found?.place).toEqual({ file: FILE, pointer })
  expect(rest).toEqual([])
})

test('one that the config leaves out is told at the line of the config', () => {
  const [found] = notShown(site(['b', 'a']), FILE, { data: [entry({})] }, [], new Set())
  expect(found).toMatchObject({ name: 'a', place: { file: 'config.json', pointer: '/site_config/ignore_modules/1' } })
})

test('what stands on the page is not told; what stands there with nothing in it is', () => {
  const list = { data: [entry({}), entry({ slug: 'b' })] }
  const planned = [
    { key: 'a', pointer: '/data/0/module' },
    { key: 'b', pointer: '/data/1/module' },
  ]
  expect(notShown(site(), FILE, list, planned, new Set(['a', 'b']))).toEqual([])
  const [found, ...rest] = notShown(site(), FILE, list, planned, new Set(['a']))
  expect(found).toMatchObject({ name: 'b', reason: 'it has nothing to show for this visitor' })
  expect(rest).toEqual([])
})

test('what was set aside says what was wrong with it', () => {
  const broken = site()
  const wrong = {
    severity: 'error',
    file: FILE,
    pointer: '/data/0/module/content',
    message: 'should be a text',
  } as const
  broken.problems.add([wrong])
  const [found] = notShown(broken, FILE, { data: [entry({})] }, [{ key: 'a', pointer: '/data/0/module' }], new Set())
  expect(found).toMatchObject({ reason: 'should be a text', place: { pointer: '/data/0/module/content' } })
})

test.each([undefined, null, 7, {}, { data: 'x' }])('no list (%j) has nothing to tell', (list) => {
  expect(notShown(site(), FILE, list, [], new Set())).toEqual([])
})

test.each([
  ['what comes later is seen a minute after it came', entry({}, { from: iso(1) }), { clock: expect.any(String) }],
  ['what is over is seen a minute before its end', entry({}, { until: iso(-1) }), { clock: expect.any(String) }],
  ['what is hidden, is so in every state', entry({ hidden: true }), undefined],
])('%s', (_, placement, change) => {
  const [found] = notShown(site(), FILE, { data: [placement] }, [], new Set())
  expect(found?.way?.change).toEqual(change)
  const clock = Date.parse(found?.way?.change.clock ?? '')
  const { from, until } = placement as { from?: string; until?: string }
  if (from) expect(clock).toBeGreaterThan(Date.parse(from))
  if (until) expect(clock).toBeLessThan(Date.parse(until))
})

const films = { module: { slug: 'films', type: 'text_block', content: [{ slug: 'faust', title_type: 'feature' }] } }
const own = [{ key: 'a', pointer: '/data/0/module' }]

test.each([
  ['what the viewer goes on with', { config: { history: true } }, false, { viewer: 'viewer', progress: 'faust:600' }],
  ['the same, of who has begun nothing', { config: { history: true } }, true, { progress: 'faust:600' }],
  ['collections of the viewer', { config: { collection_type: 'shared' } }, false, { viewer: 'viewer' }],
  ['collections of a viewer who has none', { config: { collection_type: 'shared' } }, true, undefined],
  ['any other', {}, false, undefined],
])('%s is seen by who has it', (_, module, signedIn, change) => {
  const list = { data: [entry(module), films] }
  const [found] = notShown(site([], signedIn), FILE, list, own, new Set())
  expect(found?.way?.change).toEqual(change)
})
