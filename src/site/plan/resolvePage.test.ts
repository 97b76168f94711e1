import { describe, expect, it } from 'vitest'
import { fixedPages, pageKinds as kinds } from '../../../registry/routes'
import type { Route, SiteConfig } from '../../generated/types'
import { planSite } from './plan'
import { resolvePage } from './resolvePage'
import { createRouteTable } from './routeTable'

/** Resolves an address of a site with these routes: the kind and its parameters, or the target of the redirect. */
function resolveAddress(
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

const homeRoute: Partial<Route> = { route: '/home', component: 'home' }

describe('configured routes', () => {
  it.each([
    ['a plain path', '/home', 'home'],
    ['letters in either case', '/HOME', 'home'],
    ['a trailing slash', '/home/', '-> /home'],
    ['doubled slashes, query and hash kept', '/a//b/?x=1#y', '-> /a/b?x=1#y'],
    ['slashes that would leave the origin', '//evil.example/', '-> /evil.example'],
    ['an unknown path to the default route', '/nowhere', '-> /home'],
    ['the root to the default route', '/', '-> /home'],
    ['a parameter', '/genres/horror', 'genredetail horror'],
    ['an encoded parameter', '/genres/a%20b', 'genredetail a b'],
    ['a fixed path', '/restricted', 'fixed:restricted'],
    ['a module page', '/category/festival-wall', 'module festival-wall'],
    ['a title', '/title/metropolis', 'titledetail metropolis'],
    ['a title at a configured path', '/films/metropolis', 'titledetail metropolis'],
  ])('resolves %s: %s to %s', (_, address, expected) => {
    const routing = [
      homeRoute,
      { route: '/genres/:slug', component: 'genredetail' },
      { route: '/films/:slug', component: 'titledetail' },
    ] as Route[]
    expect(resolveAddress(address, routing)).toBe(expected)
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
    expect(resolveAddress(address, routing)).toBe(expected)
  })

  it('redirects 50,000 slashes to the root with one redirect', () => {
    expect(resolveAddress('/'.repeat(50_000), [homeRoute])).toBe('-> /')
  })

  it.each([
    ['exact by default', undefined, '-> /home'],
    ['exact', true, '-> /home'],
    ['not exact: matches paths below', false, 'modulesonly below/it'],
  ])('matches a route that is %s', (_, exact, expected) => {
    expect(resolveAddress('/films/below/it', [homeRoute, { route: '/films', exact }])).toBe(expected)
  })

  it('prefers a plain path to a parameter, in any order', () => {
    expect(
      resolveAddress('/films/new', [
        homeRoute,
        { route: '/films/:slug', component: 'titledetail' },
        { route: '/films/new', component: 'faq' },
      ]),
    ).toBe('faq')
  })
})

describe('non-ASCII routes', () => {
  // NFD, as in file names of macOS and in text copied from them
  const decomposed = 'u\u0308ber-uns'
  it.each([
    ['letters, requested encoded', '/über-uns', '/%C3%BCber-uns', 'modulesonly'],
    ['letters, requested unencoded', '/über-uns', '/über-uns', 'modulesonly'],
    ['letters, requested with lower-case escapes', '/über-uns', '/%c3%bcber-uns', 'modulesonly'],
    ['letters, requested in upper case', '/über-uns', '/%C3%9CBER-UNS', 'modulesonly'],
    ['letters, requested decomposed', '/über-uns', '/u%CC%88ber-uns', 'modulesonly'],
    ['decomposed letters, requested composed', `/${decomposed}`, '/%C3%BCber-uns', 'modulesonly'],
    ['encoded letters', '/%C3%BCber-uns', '/%C3%BCber-uns', 'modulesonly'],
    ['Arabic', '/عن', '/%D8%B9%D9%86', 'modulesonly'],
    ['an emoji', '/🎬', '/%F0%9F%8E%AC', 'modulesonly'],
    ['an encoded space', '/about%20us', '/about%20us', 'modulesonly'],
    ['an ASCII letter, requested encoded', '/films', '/%66ilms', 'modulesonly'],
    ['a slash, not matched by an encoded slash', '/a/b', '/a%2Fb', '-> /home'],
    ['an encoded slash, not matched by a slash', '/a%2Fb', '/a/b', '-> /home'],
    ['a percent sign that cannot be decoded', '/100%', '/100%', 'modulesonly'],
    ['letters before a parameter', '/künstler/:slug', '/k%C3%BCnstler/lang', 'modulesonly lang'],
    ['encoded letters before a parameter', '/k%C3%BCnstler/:slug', '/k%C3%BCnstler/lang', 'modulesonly lang'],
    ['letters before a parameter, requested decomposed', '/künstler/:slug', '/ku%CC%88nstler/lang', 'modulesonly lang'],
    ['a parameter, which keeps its spelling', '/people/:slug', '/people/u%CC%88', 'modulesonly u\u0308'],
  ])('resolves a route with %s', (_, route, address, expected) =>
    expect(resolveAddress(address, [homeRoute, { route }])).toBe(expected),
  )

  it.each([
    ['a start page', '/nowhere', [{ route: '/anfänge', default: true }], '-> /anf%C3%A4nge'],
    [
      'a redirect target',
      '/alt',
      [{ route: '/alt', redirect: '/über-uns' }, { route: '/über-uns' }],
      '-> /%C3%BCber-uns',
    ],
    [
      'a redirect loop',
      '/%C3%BC',
      [
        { route: '/ü', redirect: '/ö' },
        { route: '/ö', redirect: '/ü' },
      ],
      'loop /ö /ü',
    ],
    ['the moderator path', '/t%C3%BCr', [homeRoute], 'login'],
  ] as [string, string, Partial<Route>[], string][])(
    'supports %s with letters beyond ASCII',
    (_, address, routing, expected) => {
      const countdown = { start_time: '2100-01-01T00:00:00Z', mod_url: '/tür' }
      expect(resolveAddress(address, routing, { countdown })).toBe(expected)
    },
  )

  it.each([
    ['/%C3%BCber', 'faq'],
    ['/u%CC%88ber', 'faq'],
    ['/%C3%BCberall', '-> /keycloak-login (back to /%C3%BCberall)'],
  ])('with keycloak exempting /über resolves %s to %s', (address, expected) => {
    const config = { force_keycloak: true, keycloak_exempt_paths: ['/über'] }
    expect(resolveAddress(address, [{ route: '/über', component: 'faq' }, { route: '/überall' }], config)).toBe(
      expected,
    )
  })
})

describe('query and hash of a redirected address', () => {
  const routing: Partial<Route>[] = [
    homeRoute,
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
      'if the target has its own',
      '/own?utm_source=mail&utm_medium=news#top',
      '-> /films?utm_source=site&sort=name&utm_medium=news#list',
    ],
    ['with repeated names', '/own?a=1&a=2', '-> /films?utm_source=site&sort=name&a=1&a=2#list'],
    ['with encoded characters', '/old?a=%26%2Bb%20c', '-> /films?a=%26%2Bb+c'],
    ['with an address of another site', '/old?next=//evil.example', '-> /films?next=%2F%2Fevil.example'],
  ])('keeps them %s', (_, address, expected) => expect(resolveAddress(address, routing)).toBe(expected))
})

describe('default route', () => {
  it.each([
    ['the entry flagged default', [homeRoute, { route: '/start', default: true }], '-> /start'],
    ['/home, without a flagged entry', [{ route: '/a' }, homeRoute], '-> /home'],
    [
      'the first entry that can be opened, without both',
      [{ route: '/x/:id' }, { route: '/p', protected: true }, { route: '/a' }],
      '-> /a',
    ],
    ['no page, if the visitor may open none', [{ route: '/in', login_required: true }], 'empty'],
    [
      '/home, if the flagged entry requires sign-in and the visitor is signed out',
      [{ route: '/in', default: true, login_required: true }, homeRoute],
      '-> /home',
    ],
  ])('is %s', (_, routing, expected) => {
    expect(resolveAddress('/unknown', routing as Route[])).toBe(expected)
  })
})

describe('sign-in conditions', () => {
  const routing = [
    homeRoute,
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
    expect(resolveAddress(address, routing, { signedIn })).toBe(expected)
  })

  it('allows one path for different pages by sign-in state', () => {
    const both = [
      { route: '/home', component: 'home', login_required: true },
      { route: '/home', component: 'faq', logout_required: true },
    ] as Route[]
    expect([resolveAddress('/home', both, { signedIn: true }), resolveAddress('/home', both)]).toEqual(['home', 'faq'])
  })
})

describe('redirects of the config', () => {
  it.each([
    ['to a page', [{ route: '/old', redirect: '/new' }, { route: '/new' }], '-> /new'],
    [
      'over several redirects to the last one',
      [{ route: '/old', redirect: '/b' }, { route: '/b', redirect: '/new?x=1' }, { route: '/new' }],
      '-> /new?x=1',
    ],
    ['to itself, as a loop', [{ route: '/old', redirect: '/old' }], 'loop /old /old'],
    [
      'in a loop',
      [
        { route: '/old', redirect: '/b' },
        { route: '/b', redirect: '/old' },
      ],
      'loop /b /old',
    ],
    [
      'into a loop of other routes',
      [
        { route: '/old', redirect: '/a' },
        { route: '/a', redirect: '/b' },
        { route: '/b', redirect: '/a' },
      ],
      'loop /old /a',
    ],
    ['to an unknown path', [homeRoute, { route: '/old', redirect: '/nowhere' }], '-> /nowhere'],
  ])('lead %s', (_, routing, expected) => {
    expect(resolveAddress('/old', routing as Route[])).toBe(expected)
  })

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/\tevil'])(
    'never redirect to %j',
    (redirect) => {
      expect(resolveAddress('/old', [homeRoute, { route: '/old', redirect }])).toBe('-> /home')
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
  ])('resolves %s to %s when signed out', (address, expected) => {
    expect(resolveAddress(address, [homeRoute, { route: '/faq', component: 'faq' }], config)).toBe(expected)
  })

  it('does not redirect signed-in visitors', () => {
    expect(resolveAddress('/home', [homeRoute], { ...config, signedIn: true })).toBe('home')
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
    expect(resolveAddress(address, [{ route: '/home', component: 'home' }], config)).toBe(expected)
  })
})
