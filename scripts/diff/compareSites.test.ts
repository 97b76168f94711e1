import { describe, expect, test } from 'vitest'
import { routeKinds } from '../../registry/routes'
import type { Route, SiteConfig, SiteDocument } from '../../src/generated/types'
import { planSite } from '../../src/site/plan/plan'
import { changes } from './changes'
import { compareSites } from './compareSites'
import type { ReadSite } from './readSite'

const HOME: Route = { route: '/home', component: 'home', label: 'Home', modules_uri: 'home' }
type Module = { slug: string; [field: string]: unknown }

interface Made {
  routing?: Route[]
  config?: Partial<SiteConfig>
  document?: Partial<SiteDocument>
  lists?: Record<string, Module[]>
  more?: Partial<ReadSite>
}

function site({ routing = [HOME], config, document, lists = {}, more }: Made = {}): ReadSite {
  const read = { ...document, site_config: { ...config, routing } } as SiteDocument
  const { plan } = planSite(read, routeKinds, 'config.json')
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
          document: { file: `${uri}.json` },
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
    others: {},
    faults: [],
    ...more,
  }
}

const linesOf = (old: Made, now: Made) =>
  compareSites(site(old), site(now)).lines.map(({ sign, text }) => `${sign} ${text}`)

const route = (path: string, more: Partial<Route> = {}): Route => ({ route: path, component: 'modulesonly', ...more })
const withRoutes = (...routes: Route[]): Made => ({ routing: [HOME, ...routes] })
const withHome = (...modules: Module[]): Made => ({ lists: { home: modules } })
const titleGrid = (slug: string): Module => ({ slug, type: 'title_grid' })
const [a, b, c, d] = [titleGrid('a'), titleGrid('b'), titleGrid('c'), titleGrid('d')]

describe('each kind of line', () => {
  test.each<[string, Made, Made, string[]]>([
    ['nothing', withRoutes(route('/a')), withRoutes(route('/a')), []],
    ['a new route', {}, withRoutes(route('/a')), ['+ route /a (modulesonly)']],
    [
      'one for some',
      {},
      withRoutes(route('/a', { login_required: true })),
      ['+ route /a (modulesonly), for who is signed in'],
    ],
    [
      'another picture',
      { more: { others: { 'logo.svg': 'a' } } },
      { more: { others: { 'logo.svg': 'b' } } },
      ['~ file logo.svg'],
    ],
    ['a file that came', {}, { more: { others: { 'a.html': 'a' } } }, ['+ file a.html']],
    ['a file that went', { more: { others: { 'a.html': 'a' } } }, {}, ['- file a.html']],
    ['files of a service are unknown', { more: { others: { a: 'a' } } }, { more: { others: undefined } }, []],
    [
      'the list of one title',
      { more: { others: { 'modules/title/faust.json': 'a' } } },
      { more: { others: { 'modules/title/faust.json': 'b' } } },
      ['~ list of title faust'],
    ],
    [
      'the list of the bar',
      { config: { navbar: { modules_uri: 'bar' } }, lists: { bar: [a] } },
      { config: { navbar: { modules_uri: 'bar' } }, lists: { bar: [{ ...a, content: [] }] } },
      ['~ list of the bar: a: content [], was not set'],
    ],
    ['a new redirect', {}, withRoutes(route('/a', { redirect: '/home' })), ['! route /a: leads to /home']],
    ['a route that went', withRoutes(route('/a')), {}, ['- route /a: its address now leads to /home']],
    [
      'its address is another page now',
      withRoutes(route('/a'), route('/:slug')),
      withRoutes(route('/:slug')),
      ['- route /a: its address now is a page of /:slug'],
    ],
    [
      'a route is opened',
      withRoutes(route('/a', { protected: true })),
      withRoutes(route('/a')),
      ['! route /a: open to who is signed out'],
    ],
    [
      'a route is closed',
      withRoutes(route('/a', { protected: false })),
      withRoutes(route('/a', { protected: true })),
      ['! route /a: closed to who is signed out'],
    ],
    [
      'a route is for others',
      withRoutes(route('/a')),
      withRoutes(route('/a', { logout_required: true })),
      ['! route /a: for who is signed out, was for all'],
    ],
    [
      'two of one path, by whom they are for',
      withRoutes(route('/a', { login_required: true }), route('/a', { logout_required: true })),
      withRoutes(route('/a', { login_required: true, heading: 'In' }), route('/a', { logout_required: true })),
      ['~ route /a: heading "In", was not set'],
    ],
    [
      'a redirect leads elsewhere',
      withRoutes(route('/a', { redirect: '/home' })),
      withRoutes(route('/a', { redirect: '/home?x' })),
      ['! route /a: leads to /home?x, was to /home'],
    ],
    [
      'a redirect became a page',
      withRoutes(route('/a', { redirect: '/home' })),
      withRoutes(route('/a')),
      ['! route /a: is a page, was to /home'],
    ],
    [
      'another kind and words',
      withRoutes(route('/a')),
      withRoutes(route('/a', { component: 'titles', heading: 'All' })),
      ['~ route /a: component "titles", was "modulesonly", heading "All", was not set'],
    ],
    [
      'the start page',
      withRoutes(route('/a')),
      withRoutes(route('/a', { default: true })),
      ['~ route /a: default true, was not set', '! start page: /home → /a'],
    ],
    [
      'the menu of all',
      withRoutes(route('/a', { label: 'A' })),
      withRoutes(route('/a', { label: 'Films & shorts' })),
      ['~ route /a: label "Films & shorts", was "A"', '~ menu: Home · A → Home · Films & shorts'],
    ],
    [
      'the menu of some, by its order',
      withRoutes(route('/a', { label: 'A', login_required: true }), route('/b', { label: 'B' })),
      withRoutes(route('/b', { label: 'B' }), route('/a', { label: 'A', login_required: true })),
      ['~ menu, signed in: Home · A · B → Home · B · A'],
    ],
    [
      'the menu of the footer',
      withRoutes(route('/a', { label: 'A', placement: 'footer' })),
      withRoutes(route('/a', { label: 'B', placement: 'footer' })),
      ['~ route /a: label "B", was "A"', '~ footer menu: A → B'],
    ],
    ['a module came', withHome(a), withHome(a, b), ['~ modules of /home: + b']],
    ['a module went', withHome(a, b), withHome(b), ['~ modules of /home: - a']],
    ['one moved up', withHome(a, b, c, d), withHome(d, a, b, c), ['~ modules of /home: d is now 1., was 4.']],
    ['one moved down', withHome(a, b, c, d), withHome(b, c, d, a), ['~ modules of /home: a is now 4., was 1.']],
    [
      'what is in one',
      withHome({ ...a, content: [{ slug: 'x' }, { slug: 'y' }], config: { shape: 'still' } }),
      withHome({ ...a, content: [{ slug: 'y', kicker: 'New' }, { slug: 'z' }], config: { shape: 'poster' } }),
      ['~ modules of /home: a: content: - x, + z, y: kicker "New", was not set, a: config.shape "poster", was "still"'],
    ],
    [
      'pages that share a list',
      { ...withRoutes(route('/a', { modules_uri: 'home' })), lists: { home: [a] } },
      { ...withRoutes(route('/a', { modules_uri: 'home' })), lists: { home: [b] } },
      ['~ modules of /home, /a: - a, + b'],
    ],
    [
      'another list with the same modules is no change',
      { routing: [HOME], lists: { home: [a] } },
      { routing: [{ ...HOME, modules_uri: 'elsewhere' }], lists: { elsewhere: [a] } },
      [],
    ],
    ['a field of the site', {}, { config: { watchlist: true } }, ['~ watchlist: true, was not set']],
    [
      'a field of the document',
      { document: { distributor: 'A' } },
      { document: { distributor: 'B' } },
      ['~ distributor: "B", was "A"'],
    ],
    ['a door', {}, { config: { allow_unauthed_details: true } }, ['! allow_unauthed_details: true, was not set']],
    [
      'a script',
      { config: { scripts: [{ src: 'https://tag.example/a.js', category: 'analytics' }] } },
      { config: { scripts: [{ src: 'https://tag.example/b.js', category: 'analytics' }] } },
      ['! scripts: - https://tag.example/a.js, + https://tag.example/b.js'],
    ],
    [
      'the look',
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
  ])('%s', (_name, old, now, lines) => expect(linesOf(old, now)).toEqual(lines))

  test('what is set aside as wrong is compared as it is shown: not at all', () => {
    const unreachable = route('/a', { heading: 'never reached' })
    expect(linesOf(withRoutes(route('/a')), withRoutes(route('/a'), unreachable))).toEqual([])
  })
})

describe('affected addresses', () => {
  const affected = (old: Made, now: Made) => compareSites(site(old), site(now)).affected

  test('by who comes: what leads to the sign-in page before and after is not affected', () => {
    const closed = route('/a', { protected: true, modules_uri: 'list' })
    expect(
      affected({ ...withRoutes(closed), lists: { list: [a] } }, { ...withRoutes(closed), lists: { list: [b] } }),
    ).toEqual({ signedOut: [], signedIn: ['/a'] })
  })

  test('what is opened is affected for who is signed out only', () => {
    const old = withRoutes(route('/a', { protected: true }))
    expect(affected(old, withRoutes(route('/a')))).toEqual({ signedOut: ['/a'], signedIn: [] })
  })

  test('where unknown addresses lead is affected, too', () => {
    expect(affected(withRoutes(route('/a')), {})).toEqual({ signedOut: ['/a'], signedIn: ['/a'] })
  })

  test('what stands on every page is said once', () => {
    const { everyPage, affected: own } = compareSites(site(), site({ config: { css_root: 'x' } }))
    expect([everyPage, own]).toEqual([true, { signedOut: [], signedIn: [] }])
  })
})

describe('changes of a value', () => {
  test.each<[unknown, unknown, string[]]>([
    [1, 1, []],
    [{ a: 1 }, { a: 2 }, ['a 2, was 1']],
    [{ a: { b: 1 } }, { a: {} }, ['a.b not set, was 1']],
    [{ a: [7, 8, 9] }, { a: [9, 7, 8] }, ['a: 9 is now 1., was 3.']],
    [['x', 'x'], ['x'], ['- x (2.)']],
    [[{ heading: 'A', links: ['p'] }], [{ heading: 'A', links: ['q'] }], ['A: links: - p, + q']],
    [{ a: 'x'.repeat(90) }, {}, [`a not set, was "${'x'.repeat(58)}…`]],
    [{ a: { b: 1, c: 2 } }, { a: { c: 2, b: 1 } }, []],
  ])('%j → %j', (before, after, pieces) => expect(changes(before, after)).toEqual(pieces))
})
