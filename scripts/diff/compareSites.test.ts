import { describe, expect, test } from 'vitest'
import { pageKinds } from '../../registry/routes'
import type { Route, SiteConfig, SiteDocument } from '../../src/generated/types'
import { planSite } from '../../src/site/plan/plan'
import { describeChanges } from './changes'
import { compareSites } from './compareSites'
import type { ReadSite } from './readSite'

const HOME: Route = { route: '/home', component: 'home', label: 'Home', modules_uri: 'home' }
type Module = { slug: string; [field: string]: unknown }

interface SiteOptions {
  routing?: Route[]
  config?: Partial<SiteConfig>
  document?: Partial<SiteDocument>
  lists?: Record<string, Module[]>
  /** Fields of placements, by the slug of the module. */
  placements?: Record<string, { from?: string; until?: string }>
  more?: Partial<ReadSite>
}

function readSiteWith({
  routing = [HOME],
  config,
  document,
  lists = {},
  placements = {},
  more,
}: SiteOptions = {}): ReadSite {
  const read = { ...document, site_config: { ...config, routing } } as SiteDocument
  const { plan } = planSite(read, pageKinds, 'config.json')
  const planned = Object.entries(lists).map(
    ([uri, modules]) =>
      [
        uri,
        modules.map((raw, index) => ({
          raw,
          slug: raw.slug,
          key: raw.slug,
          region: 'main',
          targeting: {},
          document: {
            file: `${uri}.json`,
            data: { data: modules.map((module) => ({ module, ...placements[module.slug] })) },
          },
          pointer: `/data/${index}/module`,
        })),
      ] as const,
  )
  return {
    plan,
    lists: new Map(planned) as unknown as ReadSite['lists'],
    layouts: {},
    titles: {},
    styles: {},
    otherFiles: {},
    faults: [],
    ...more,
  }
}

const compareLines = (old: SiteOptions, now: SiteOptions) =>
  compareSites(readSiteWith(old), readSiteWith(now)).lines.map(({ sign, text }) => `${sign} ${text}`)

const route = (path: string, more: Partial<Route> = {}): Route => ({ route: path, component: 'modulesonly', ...more })
const siteWithRoutes = (...routes: Route[]): SiteOptions => ({ routing: [HOME, ...routes] })
const siteWithHomeModules = (...modules: Module[]): SiteOptions => ({ lists: { home: modules } })
const titleGrid = (slug: string): Module => ({ slug, type: 'title_grid' })
const [a, b, c, d] = [titleGrid('a'), titleGrid('b'), titleGrid('c'), titleGrid('d')]

describe('compareSites describes', () => {
  test.each<[string, SiteOptions, SiteOptions, string[]]>([
    ['no change', siteWithRoutes(route('/a')), siteWithRoutes(route('/a')), []],
    ['a new route', {}, siteWithRoutes(route('/a')), ['+ route /a (modulesonly)']],
    [
      'a new route for signed-in visitors',
      {},
      siteWithRoutes(route('/a', { login_required: true })),
      ['+ route /a (modulesonly), for signed-in visitors'],
    ],
    [
      'a changed image',
      { more: { otherFiles: { 'logo.svg': 'a' } } },
      { more: { otherFiles: { 'logo.svg': 'b' } } },
      ['~ file logo.svg'],
    ],
    ['an added file', {}, { more: { otherFiles: { 'a.html': 'a' } } }, ['+ file a.html']],
    ['a removed file', { more: { otherFiles: { 'a.html': 'a' } } }, {}, ['- file a.html']],
    [
      'no files if one side is a service',
      { more: { otherFiles: { a: 'a' } } },
      { more: { otherFiles: undefined } },
      [],
    ],
    [
      'a changed list of one title',
      { more: { otherFiles: { 'modules/title/faust.json': 'a' } } },
      { more: { otherFiles: { 'modules/title/faust.json': 'b' } } },
      ['~ list of title faust'],
    ],
    [
      'a changed module list of the top bar',
      { config: { navbar: { modules_uri: 'bar' } }, lists: { bar: [a] } },
      { config: { navbar: { modules_uri: 'bar' } }, lists: { bar: [{ ...a, content: [] }] } },
      ['~ module list of the top bar: a: content [], was not set'],
    ],
    ['a new redirect', {}, siteWithRoutes(route('/a', { redirect: '/home' })), ['! route /a: redirects to /home']],
    ['a removed route', siteWithRoutes(route('/a')), {}, ['- route /a: its address now redirects to /home']],
    [
      'a removed route whose address matches another route',
      siteWithRoutes(route('/a'), route('/:slug')),
      siteWithRoutes(route('/:slug')),
      ['- route /a: its address now is a page of /:slug'],
    ],
    [
      'a route that no longer requires sign-in',
      siteWithRoutes(route('/a', { protected: true })),
      siteWithRoutes(route('/a')),
      ['! route /a: no longer requires sign-in'],
    ],
    [
      'a route that requires sign-in',
      siteWithRoutes(route('/a', { protected: false })),
      siteWithRoutes(route('/a', { protected: true })),
      ['! route /a: now requires sign-in'],
    ],
    [
      'another audience of a route',
      siteWithRoutes(route('/a')),
      siteWithRoutes(route('/a', { logout_required: true })),
      ['! route /a: for signed-out visitors, was for all visitors'],
    ],
    [
      'two routes of one path, paired by audience',
      siteWithRoutes(route('/a', { login_required: true }), route('/a', { logout_required: true })),
      siteWithRoutes(route('/a', { login_required: true, heading: 'In' }), route('/a', { logout_required: true })),
      ['~ route /a: heading "In", was not set'],
    ],
    [
      'another redirect',
      siteWithRoutes(route('/a', { redirect: '/home' })),
      siteWithRoutes(route('/a', { redirect: '/home?x' })),
      ['! route /a: redirects to /home?x instead of /home'],
    ],
    [
      'a redirect that became a page',
      siteWithRoutes(route('/a', { redirect: '/home' })),
      siteWithRoutes(route('/a')),
      ['! route /a: is a page, was a redirect to /home'],
    ],
    [
      'another component kind and heading',
      siteWithRoutes(route('/a')),
      siteWithRoutes(route('/a', { component: 'titles', heading: 'All' })),
      ['~ route /a: component "titles", was "modulesonly", heading "All", was not set'],
    ],
    [
      'another start page',
      siteWithRoutes(route('/a')),
      siteWithRoutes(route('/a', { default: true })),
      ['~ route /a: default true, was not set', '! start page: /home → /a'],
    ],
    [
      'a menu for all visitors',
      siteWithRoutes(route('/a', { label: 'A' })),
      siteWithRoutes(route('/a', { label: 'Films & shorts' })),
      ['~ route /a: label "Films & shorts", was "A"', '~ menu: Home · A → Home · Films & shorts'],
    ],
    [
      'another order of a menu for signed-in visitors',
      siteWithRoutes(route('/a', { label: 'A', login_required: true }), route('/b', { label: 'B' })),
      siteWithRoutes(route('/b', { label: 'B' }), route('/a', { label: 'A', login_required: true })),
      ['~ menu, signed in: Home · A · B → Home · B · A'],
    ],
    [
      'the footer menu',
      siteWithRoutes(route('/a', { label: 'A', placement: 'footer' })),
      siteWithRoutes(route('/a', { label: 'B', placement: 'footer' })),
      ['~ route /a: label "B", was "A"', '~ footer menu: A → B'],
    ],
    ['an added module', siteWithHomeModules(a), siteWithHomeModules(a, b), ['~ modules of /home: + b']],
    ['a removed module', siteWithHomeModules(a, b), siteWithHomeModules(b), ['~ modules of /home: - a']],
    [
      'a module that moved up',
      siteWithHomeModules(a, b, c, d),
      siteWithHomeModules(d, a, b, c),
      ['~ modules of /home: d moved from position 4 to 1'],
    ],
    [
      'a module that moved down',
      siteWithHomeModules(a, b, c, d),
      siteWithHomeModules(b, c, d, a),
      ['~ modules of /home: a moved from position 1 to 4'],
    ],
    [
      'a change within a module',
      siteWithHomeModules({ ...a, content: [{ slug: 'x' }, { slug: 'y' }], config: { shape: 'still' } }),
      siteWithHomeModules({
        ...a,
        content: [{ slug: 'y', kicker: 'New' }, { slug: 'z' }],
        config: { shape: 'poster' },
      }),
      ['~ modules of /home: a: content: - x, + z, y: kicker "New", was not set, a: config.shape "poster", was "still"'],
    ],
    [
      'a changed schedule of a module',
      { ...siteWithHomeModules(a, b), placements: { b: { until: '2027-01-01' } } },
      { ...siteWithHomeModules(a, b), placements: { a: { from: '2027-03-01' } } },
      ['~ modules of /home: a: from "2027-03-01", was not set, b: until not set, was "2027-01-01"'],
    ],
    [
      'one line for pages that share a list',
      { ...siteWithRoutes(route('/a', { modules_uri: 'home' })), lists: { home: [a] } },
      { ...siteWithRoutes(route('/a', { modules_uri: 'home' })), lists: { home: [b] } },
      ['~ modules of /home, /a: - a, + b'],
    ],
    [
      'nothing for another list with the same modules',
      { routing: [HOME], lists: { home: [a] } },
      { routing: [{ ...HOME, modules_uri: 'elsewhere' }], lists: { elsewhere: [a] } },
      [],
    ],
    ['a field of site_config', {}, { config: { watchlist: true } }, ['~ watchlist: true, was not set']],
    [
      'a field of the document',
      { document: { distributor: 'A' } },
      { document: { distributor: 'B' } },
      ['~ distributor: "B", was "A"'],
    ],
    [
      'a field that grants access',
      {},
      { config: { allow_unauthed_details: true } },
      ['! allow_unauthed_details: true, was not set'],
    ],
    [
      'a script',
      { config: { scripts: [{ src: 'https://tag.example/a.js', category: 'analytics' }] } },
      { config: { scripts: [{ src: 'https://tag.example/b.js', category: 'analytics' }] } },
      ['! scripts: - https://tag.example/a.js, + https://tag.example/b.js'],
    ],
    [
      'a style sheet',
      { more: { styles: { '/site/brand.css': 'a' } } },
      { more: { styles: { '/site/brand.css': 'b' } } },
      ['~ style sheet /site/brand.css'],
    ],
    [
      'a layout',
      { more: { layouts: { feature: { views: [{ type: 'cast' }] } } } },
      { more: { layouts: { feature: { views: [{ type: 'gallery' }, { type: 'cast' }] } } } },
      ['~ layout of feature: views: + gallery'],
    ],
    [
      'titles',
      { more: { titles: { x: { name: 'X' }, y: {} } } },
      { more: { titles: { x: { name: 'Y' }, z: {} } } },
      ['~ title x: name "Y", was "X"', '- title y', '+ title z'],
    ],
  ])('%s', (_name, old, now, lines) => expect(compareLines(old, now)).toEqual(lines))

  test('ignores an unreachable route', () => {
    const unreachable = route('/a', { heading: 'never reached' })
    expect(compareLines(siteWithRoutes(route('/a')), siteWithRoutes(route('/a'), unreachable))).toEqual([])
  })
})

describe('compareSites finds the affected addresses:', () => {
  const affected = (old: SiteOptions, now: SiteOptions) => compareSites(readSiteWith(old), readSiteWith(now)).affected

  test('a changed page that requires sign-in is affected only for signed-in visitors', () => {
    const closed = route('/a', { protected: true, modules_uri: 'list' })
    expect(
      affected(
        { ...siteWithRoutes(closed), lists: { list: [a] } },
        { ...siteWithRoutes(closed), lists: { list: [b] } },
      ),
    ).toEqual({ signedOut: [], signedIn: ['/a'] })
  })

  test('a page that no longer requires sign-in is affected only for signed-out visitors', () => {
    const old = siteWithRoutes(route('/a', { protected: true }))
    expect(affected(old, siteWithRoutes(route('/a')))).toEqual({ signedOut: ['/a'], signedIn: [] })
  })

  test('a removed route is affected for all visitors', () => {
    expect(affected(siteWithRoutes(route('/a')), {})).toEqual({ signedOut: ['/a'], signedIn: ['/a'] })
  })

  test('a change of every page sets everyPage instead of affected addresses', () => {
    const { everyPage, affected: own } = compareSites(readSiteWith(), readSiteWith({ config: { css_root: 'x' } }))
    expect([everyPage, own]).toEqual([true, { signedOut: [], signedIn: [] }])
  })
})

describe('changes of a value', () => {
  test.each<[unknown, unknown, string[]]>([
    [1, 1, []],
    [{ a: 1 }, { a: 2 }, ['a 2, was 1']],
    [{ a: { b: 1 } }, { a: {} }, ['a.b not set, was 1']],
    [{ a: [7, 8, 9] }, { a: [9, 7, 8] }, ['a: 9 moved from position 3 to 1']],
    [['x', 'x'], ['x'], ['- x (2.)']],
    [[{ heading: 'A', links: ['p'] }], [{ heading: 'A', links: ['q'] }], ['A: links: - p, + q']],
    [{ a: 'x'.repeat(90) }, {}, [`a not set, was "${'x'.repeat(58)}…`]],
    [
      { a: `${'x'.repeat(90)}<b>` },
      { a: `${'x'.repeat(90)}<i>` },
      [`a …${'x'.repeat(19)}<i>", was …${'x'.repeat(19)}<b>"`],
    ],
    [{ a: { b: 1, c: 2 } }, { a: { c: 2, b: 1 } }, []],
  ])('%j → %j', (before, after, pieces) => expect(describeChanges(before, after)).toEqual(pieces))
})
