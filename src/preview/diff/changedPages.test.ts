import { expect, test } from 'vitest'
import type { Line } from '../../tools/diff/comparison'
import { changedPages } from './changedPages'
import type { Diff } from './readDiff'

const diffOf = (lines: Line[], more: Partial<Diff> = {}): Diff => ({
  lines,
  everyPage: false,
  affected: { signedOut: [], signedIn: [] },
  before: { name: 'main', commit: 'abc' },
  addresses: {},
  problems: { fresh: [], gone: 0 },
  faults: [],
  frame: 'x',
  ...more,
})
const createLine = (sign: Line['sign'], text: string, ...paths: string[]): Line => ({ sign, text, paths })

test.each<[string, Line, string]>([
  ['was added', createLine('+', 'route /a (home)', '/a'), 'new'],
  ['was removed', createLine('-', 'route /a: its address now is not found', '/a'), 'removed'],
  ['was closed', createLine('!', 'route /a: now requires sign-in', '/a'), 'now requires sign-in'],
  ['has other fields', createLine('~', 'route /a: label "B", was "A", image not set', '/a'), 'label'],
  [
    'has a parameter',
    createLine('!', 'route /a/:id: no longer requires sign-in', '/a/:id'),
    'no longer requires sign-in',
  ],
  ['has another layout', createLine('~', 'layout of series: display "tabs", was "list"', '/a'), 'layout'],
])('summarises a page that %s', (_, change, summary) => {
  expect(changedPages(diffOf([change]), false, '/here')).toMatchObject([{ path: change.paths[0], summary }])
})

test.each<[string, Line, boolean]>([
  ['a new page', createLine('+', 'route /a (home)', '/a'), true],
  ['a changed page', createLine('~', 'route /a: label "B", was "A"', '/a'), false],
  ['a page with a new list', createLine('+', 'list of title a', '/a'), false],
])('knows whether %s was there before, and that the parts of every page were on it', (_, change, isNew) => {
  const menu = createLine('~', 'menu: Home → Home · A')
  const pages = changedPages(diffOf([change, menu], { addresses: { '/a': '/a' } }), false, '/a')
  expect(pages.map((page) => [page.path, page.isNew])).toEqual([
    ['/a', isNew],
    ['', isNew],
  ])
})

test('lists each module with its location, and names three in the summary', () => {
  const modules = ['a', 'b', 'c', 'd', 'e'].map((slug) => ({
    slug,
    sign: '+' as const,
    text: `+ ${slug}`,
    keys: [undefined, slug] as const,
    place: { file: 'modules/placement/home/', pointer: `/${slug}` },
  }))
  const [page] = changedPages(diffOf([{ ...createLine('~', 'modules of /home: …', '/home'), modules }]), false, '/here')
  expect(page?.summary).toBe('a, b, c, 2 more')
  expect(page?.rows).toHaveLength(5)
  expect(page?.rows[0]).toEqual({
    sign: '+',
    text: 'a',
    place: { file: 'modules/placement/home/', pointer: '/a' },
    module: { slug: 'a', keys: [undefined, 'a'] },
  })
})

test('lists changed redirects of the current viewer', () => {
  const diff = diffOf([], { affected: { signedOut: ['/a'], signedIn: ['/b'] }, addresses: { '/a': '/a', '/b': '/b' } })
  expect(changedPages(diff, false, '/')).toEqual([
    { path: '/a', summary: 'redirect changed', isNew: false, address: '/a', rows: [] },
  ])
  expect(changedPages(diff, true, '/').map(({ path }) => path)).toEqual(['/b'])
})

test('lists changes that affect every page last, with a link to the current page', () => {
  const lines = [
    createLine('~', 'menu: Home → Home · A'),
    createLine('!', 'start page, signed out: nothing → /a'),
    createLine('~', 'style sheet /site/brand.css'),
    createLine('+', 'route /a (home)', '/a'),
  ]
  expect(changedPages(diffOf(lines), false, '/here').at(-1)).toMatchObject({
    path: '',
    summary: 'menu, start page, style sheet /site/brand.css',
    address: '/here',
  })
})
