import { describe, expect, it } from 'vitest'
import { fixedPages, routeKinds as kinds } from '../../../registry/routes'
import type { Route, SiteConfig } from '../../generated/types'
import { planSite } from './plan'
import { resolvePage } from './resolvePage'
import { createRouteTable } from './routeTable'

/** What `address` leads to on a site with these routes, in one word: a kind with its parameters, or where it redirects. */
function lead(
  address: string,
  routing: Partial<Route>[],
  { signedIn = false, ...config }: Partial<SiteConfig> & { signedIn?: boolean } = {},
): string {
  const routes = routing.map((route) => ({ component: 'modulesonly', ...route })) as Route[]
  const { plan } = planSite({ site_config: { ...config, routing: routes } }, kinds, 'config.json')
  const url = new URL(`https://site.example${address}`)
  const at = { pathname: address.replace(/[?#].*/s, ''), search: url.search, hash: url.hash }
  const resolved = resolvePage(plan, createRouteTable(plan, fixedPages, kinds, signedIn), at, { signedIn })
  if (resolved.type === 'page') {
    const params = Object.values(resolved.params).filter(Boolean)
    return [resolved.kind, ...params].join(' ')
  }
  if (resolved.type === 'redirect')
    return `-> ${resolved.to}${resolved.remember ? ` (back to ${resolved.remember})` : ''}`
  if (resolved.type === 'loop') return `loop ${resolved.from} ${resolved.to}`
  return resolved.type
}

const home: Partial<Route> = { route: '/home', component: 'home' }

describe('configured routes', () => {
  it.each([
    ['a plain path', '/home', 'home'],
    ['letters in either case', '/HOME', 'home'],
    ['a trailing slash', '/home/', '-> /home'],
    ['doubled slashes, query and hash kept', '/a//b/?x=1#y', '-> /a/b?x=1#y'],
    ['slashes that would leave the origin', '//evil.example/', '-> /evil.example'],
    ['an unknown path goes to the default route', '/nowhere', '-> /home'],
    ['the root goes to the default route', '/', '-> /home'],
    ['a parameter', '/genres/horror', 'genredetail horror'],
    ['an encoded parameter', '/genres/a%20b', 'genredetail a b'],
    ['a fixed path', '/restricted', 'fixed:restricted'],
    ['a module page', '/category/festival-wall', 'module festival-wall'],
    ['a title', '/title/metropolis', 'titledetail metropolis'],
    ['a title at a configured path', '/films/metropolis', 'titledetail metropolis'],
  ])('resolves %s to %s', (_, address, expected) => {
    const routing = [
      home,
      { route: '/genres/:slug', component: 'genredetail' },
      { route: '/films/:slug', component: 'titledetail' },
    ] as Route[]
    expect(lead(address, routing)).toBe(expected)
  })

  it.each([
    ['/films', 'modulesonly'],
    ['/films/', '-> /films'],
    ['/', '-> /start'],
    ['/start', 'home'],
    ['/genres/horror', 'genredetail horror'],
  ])('resolves trailing and doubled slashes: %s to %s', (address, expected) => {
    const routing: Partial<Route>[] = [
      { route: '/start/', component: 'home', default: true },
      { route: '/films/' },
      { route: '/genres//:slug/', component: 'genredetail' },
    ]
    expect(lead(address, routing)).toBe(expected)
  })

  it('redirects 50,000 slashes to the root once', () => {
    expect(lead('/'.repeat(50_000), [home])).toBe('-> /')
  })

  it.each([
    ['exact by default', undefined, '-> /home'],
    ['exact', true, '-> /home'],
    ['not exact: paths below count too', false, 'modulesonly below/it'],
  ])('%s', (_, exact, expected) => {
    expect(lead('/films/below/it', [home, { route: '/films', exact }])).toBe(expected)
  })

  it('prefers a plain path to a parameter, in any order', () => {
    expect(
      lead('/films/new', [
        home,
        { route: '/films/:slug', component: 'titledetail' },
        { route: '/films/new', component: 'faq' },
      ]),
    ).toBe('faq')
  })
})

describe('non-ASCII routes', () => {
  // NFD: what macOS writes into file names, and what is pasted from them.
  const decomposed = 'u\u0308ber-uns'
  it.each([
    ['written in letters, asked for encoded', '/über-uns', '/%C3%BCber-uns', 'modulesonly'],
    ['asked for in letters', '/über-uns', '/über-uns', 'modulesonly'],
    ['asked for with lower-case escapes', '/über-uns', '/%c3%bcber-uns', 'modulesonly'],
    ['asked for in upper case', '/über-uns', '/%C3%9CBER-UNS', 'modulesonly'],
    ['asked for decomposed', '/über-uns', '/u%CC%88ber-uns', 'modulesonly'],
    ['written decomposed', `/${decomposed}`, '/%C3%BCber-uns', 'modulesonly'],
    ['written encoded', '/%C3%BCber-uns', '/%C3%BCber-uns', 'modulesonly'],
    ['Arabic', '/عن', '/%D8%B9%D9%86', 'modulesonly'],
    ['an emoji', '/🎬', '/%F0%9F%8E%AC', 'modulesonly'],
    ['a space, written encoded', '/about%20us', '/about%20us', 'modulesonly'],
    ['an ASCII letter that is encoded', '/films', '/%66ilms', 'modulesonly'],
    ['an encoded slash is no slash', '/a/b', '/a%2Fb', '-> /home'],
    ['a slash is no encoded one', '/a%2Fb', '/a/b', '-> /home'],
    ['a sign that cannot be decoded', '/100%', '/100%', 'modulesonly'],
    ['with a parameter', '/künstler/:slug', '/k%C3%BCnstler/lang', 'modulesonly lang'],
    ['with a parameter, written encoded', '/k%C3%BCnstler/:slug', '/k%C3%BCnstler/lang', 'modulesonly lang'],
    ['with a parameter, asked for decomposed', '/künstler/:slug', '/ku%CC%88nstler/lang', 'modulesonly lang'],
    ['a parameter stays as it is spelled', '/people/:slug', '/people/u%CC%88', 'modulesonly u\u0308'],
  ])('%s', (_, route, address, expected) => expect(lead(address, [home, { route }])).toBe(expected))

  it.each([
    ['start page', '/nowhere', [{ route: '/anfänge', default: true }], '-> /anf%C3%A4nge'],
    [
      'redirect target',
      '/alt',
      [{ route: '/alt', redirect: '/über-uns' }, { route: '/über-uns' }],
      '-> /%C3%BCber-uns',
    ],
    [
      'redirect in a circle',
      '/%C3%BC',
      [
        { route: '/ü', redirect: '/ö' },
        { route: '/ö', redirect: '/ü' },
      ],
      'loop /ö /ü',
    ],
    ['moderator path', '/t%C3%BCr', [home], 'login'],
  ] as [string, string, Partial<Route>[], string][])('%s', (_, address, routing, expected) => {
    const countdown = { start_time: '2100-01-01T00:00:00Z', mod_url: '/tür' }
    expect(lead(address, routing, { countdown })).toBe(expected)
  })

  it.each([
    ['/%C3%BCber', 'faq'],
    ['/u%CC%88ber', 'faq'],
    ['/%C3%BCberall', '-> /keycloak-login (back to /%C3%BCberall)'],
  ])('with keycloak exempting /über resolves %s to %s', (address, expected) => {
    const config = { force_keycloak: true, keycloak_exempt_paths: ['/über'] }
    expect(lead(address, [{ route: '/über', component: 'faq' }, { route: '/überall' }], config)).toBe(expected)
  })
})

describe('query and hash of an address that redirects', () => {
  const routing: Partial<Route>[] = [
    home,
    { route: '/films' },
    { route: '/old', redirect: '/films' },
    { route: '/own', redirect: '/films?utm_source=site&sort=name#list' },
    { route: '/first', redirect: '/old' },
  ]
  it.each([
    ['at the root', '/?utm_source=mail&utm_medium=news', '-> /home?utm_source=mail&utm_medium=news'],
    ['on an unknown path', '/nowhere?utm_source=mail#x', '-> /home?utm_source=mail#x'],
    ['on a redirect route', '/old?utm_source=mail', '-> /films?utm_source=mail'],
    ['on a redirect of a redirect', '/first?utm_source=mail', '-> /films?utm_source=mail'],
    [
      'where the target has its own',
      '/own?utm_source=mail&utm_medium=news#top',
      '-> /films?utm_source=site&sort=name&utm_medium=news#list',
    ],
    ['repeated names', '/own?a=1&a=2', '-> /films?utm_source=site&sort=name&a=1&a=2#list'],
    ['with signs that are encoded', '/old?a=%26%2Bb%20c', '-> /films?a=%26%2Bb+c'],
    ['with an address of another site', '/old?next=//evil.example', '-> /films?next=%2F%2Fevil.example'],
  ])('keeps them %s', (_, address, expected) => expect(lead(address, routing)).toBe(expected))
})

describe('default route', () => {
  it.each([
    ['the entry flagged default', [home, { route: '/start', default: true }], '-> /start'],
    ['otherwise /home', [{ route: '/a' }, home], '-> /home'],
    [
      'otherwise the first that can be opened',
      [{ route: '/x/:id' }, { route: '/p', protected: true }, { route: '/a' }],
      '-> /a',
    ],
    ['none that this visitor may open', [{ route: '/in', login_required: true }], 'empty'],
    [
      'a flagged entry that needs signing in is passed over while signed out',
      [{ route: '/in', default: true, login_required: true }, home],
      '-> /home',
    ],
  ])('%s', (_, routing, expected) => {
    expect(lead('/unknown', routing as Route[])).toBe(expected)
  })
})

describe('sign-in conditions', () => {
  const routing = [
    home,
    { route: '/in', login_required: true },
    { route: '/out', logout_required: true },
    { route: '/p', protected: true },
  ]
  it.each([
    ['/in', false, '-> /home'],
    ['/in', true, 'modulesonly'],
    ['/out', false, 'modulesonly'],
    ['/out', true, '-> /home'],
    ['/p?x=1#y', false, '-> /login (back to /p?x=1#y)'],
    ['/p', true, 'modulesonly'],
  ])('resolves %s, signed in %s, to %s', (address, signedIn, expected) => {
    expect(lead(address, routing, { signedIn })).toBe(expected)
  })

  it('allows one path for different pages by sign-in state', () => {
    const both = [
      { route: '/home', component: 'home', login_required: true },
      { route: '/home', component: 'faq', logout_required: true },
    ] as Route[]
    expect([lead('/home', both, { signedIn: true }), lead('/home', both)]).toEqual(['home', 'faq'])
  })
})

describe('redirects of the config', () => {
  it.each([
    ['at once', [{ route: '/old', redirect: '/new' }, { route: '/new' }], '-> /new'],
    [
      'through to the last one',
      [{ route: '/old', redirect: '/b' }, { route: '/b', redirect: '/new?x=1' }, { route: '/new' }],
      '-> /new?x=1',
    ],
    ['to itself', [{ route: '/old', redirect: '/old' }], 'loop /old /old'],
    [
      'round in a circle',
      [
        { route: '/old', redirect: '/b' },
        { route: '/b', redirect: '/old' },
      ],
      'loop /b /old',
    ],
    [
      'a circle that does not hold the first',
      [
        { route: '/old', redirect: '/a' },
        { route: '/a', redirect: '/b' },
        { route: '/b', redirect: '/a' },
      ],
      'loop /old /a',
    ],
    ['to nowhere: the target decides', [home, { route: '/old', redirect: '/nowhere' }], '-> /nowhere'],
  ])('%s', (_, routing, expected) => {
    expect(lead('/old', routing as Route[])).toBe(expected)
  })

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/\tevil'])(
    'never to %j',
    (redirect) => {
      expect(lead('/old', [home, { route: '/old', redirect }])).toBe('-> /home')
    },
  )
})

describe('forced keycloak', () => {
  const config = { force_keycloak: true, keycloak_exempt_paths: ['/faq'] }
  it.each([
    ['/home', '-> /keycloak-login (back to /home)'],
    ['/faq', 'faq'],
    ['/faq/more', '-> /home'],
    ['/faqs', '-> /keycloak-login (back to /faqs)'],
    ['/FAQ', '-> /keycloak-login (back to /FAQ)'],
    ['/keycloak-login', 'fixed:authredirect'],
    ['/callback/keycloak-login', 'fixed:callback'],
    ['/login/callback', 'fixed:callback'],
    ['/sso/tva', 'fixed:ssotva'],
    ['/keycloak-login/', '-> /keycloak-login'],
    ['//login', '-> /login'],
    ['/restricted', 'fixed:restricted'],
  ])('resolves %s when signed out', (address, expected) => {
    expect(lead(address, [home, { route: '/faq', component: 'faq' }], config)).toBe(expected)
  })

  it('does not redirect signed-in visitors', () => {
    expect(lead('/home', [home], { ...config, signedIn: true })).toBe('home')
  })
})

describe('live events', () => {
  const rule = (route_to_open: string) => ({
    consider_module_title_as_event: { module_slug_list: ['live'], route_to_open },
  })
  it.each([
    ['/live/sunrise/encore', rule('/live'), 'fycevent sunrise encore'],
    ['/live/sunrise/encore', rule('/live/'), 'fycevent sunrise encore'],
    ['/live/sunrise', rule('/live'), '-> /home'],
    ['/live/sunrise/encore', {}, '-> /home'],
  ])('resolves %s with %j to %s', (address, config, expected) => {
    expect(lead(address, [{ route: '/home', component: 'home' }], config)).toBe(expected)
  })
})
