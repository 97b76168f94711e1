import Cookies from 'js-cookie'
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'
import type { CookiesConsent } from '../generated/types'
import { CATEGORIES, createConsent } from './consent'
import { domainsOf, pathsOf, removeRefused } from './removeCookies'

const LIST: CookiesConsent = { enabled: true, analytics: { cookies: [{ cookie: '_ga' }, { cookie: '_ga_*' }] } }
const allowed = (consent: ReturnType<typeof createConsent>) => CATEGORIES.filter(consent.allows)

function gpc(on: unknown): void {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: on, configurable: true })
}

const clear = () => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
}

beforeEach(clear)
afterEach(() => {
  clear()
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
})

test.each([
  [undefined, undefined, ['necessary']],
  ['all', 'all', [...CATEGORIES]],
  ['reject', 'reject', ['necessary']],
  ['necessary,analytics', 'necessary,analytics', ['necessary', 'analytics']],
  ['functional', 'functional', ['necessary', 'functional']],
  // What nobody here wrote is no choice.
  ['', undefined, ['necessary']],
  ['ALL', undefined, ['necessary']],
  ['all,analytics', undefined, ['necessary']],
  ['analytics,evil', undefined, ['necessary']],
  ['analytics;all', undefined, ['necessary']],
  ['["analytics"]', undefined, ['necessary']],
  ['__proto__', undefined, ['necessary']],
  ['constructor,analytics', undefined, ['necessary']],
  [`${'analytics,'.repeat(300)}x`, undefined, ['necessary']],
])('reads the cookie %j as %j', (value, choice, may) => {
  if (value !== undefined) Cookies.set('cookieAccess', value)
  const consent = createConsent(true)
  expect(consent.choice()).toBe(choice)
  expect(allowed(consent)).toEqual(may)
})

test.each([
  ['all', 'all', [...CATEGORIES]],
  ['reject', 'reject', ['necessary']],
  [['performance', 'functional'], 'necessary,performance,functional', ['necessary', 'performance', 'functional']],
  [[], 'necessary', ['necessary']],
] as const)('%j is kept as %j, and holds for the next visit', (next, kept, may) => {
  const consent = createConsent(true, LIST)
  consent.choose(typeof next === 'string' ? next : [...next])
  expect(Cookies.get('cookieAccess')).toBe(kept)
  expect(allowed(consent)).toEqual(may)
  expect(allowed(createConsent(true, LIST))).toEqual(may)
})

it('asks again for other lists of cookies, not for other texts', () => {
  createConsent(true, LIST).choose('all')
  expect(createConsent(true, { ...LIST, privacyPolicy: { title: 'New' } }).choice()).toBe('all')
  expect(createConsent(true, { ...LIST, functional: { cookies: [{ cookie: 'map' }] } }).choice()).toBeUndefined()
  expect(createConsent(true, { ...LIST, analytics: { cookies: [{ cookie: '_pk' }] } }).allows('analytics')).toBe(false)
})

it('accepts a choice from before lists were stored', () => {
  Cookies.set('cookieAccess', 'all')
  expect(createConsent(true, LIST).choice()).toBe('all')
})

it('reads the choice of another tab', () => {
  const here = createConsent(true)
  createConsent(true).choose(['analytics'])
  expect(here.allows('analytics')).toBe(false)
  here.reread()
  expect(here.allows('analytics')).toBe(true)
})

describe('browser with Global Privacy Control', () => {
  test.each([
    [false, undefined, true, ['necessary', 'functional']],
    [false, undefined, 'true', [...CATEGORIES]],
    [false, undefined, false, [...CATEGORIES]],
    [true, undefined, true, ['necessary']],
    [true, 'all', true, [...CATEGORIES]],
    [true, 'necessary,analytics', true, ['necessary', 'analytics']],
  ])('with enabled %s and choice %s refuses %s', (enabled, choice, on, may) => {
    gpc(on)
    if (choice) Cookies.set('cookieAccess', choice)
    expect(allowed(createConsent(enabled))).toEqual(may)
  })
})

describe('cookies of refused categories', () => {
  const names = () => Object.keys(Cookies.get()).sort()
  beforeEach(() => {
    for (const name of ['_ga', '_ga_X1', '_gat', 'token', 'theirs']) Cookies.set(name, '1')
  })

  it('are removed, but not those of the site or of unknown origin', () => {
    removeRefused(LIST, createConsent(true))
    expect(names()).toEqual(['_gat', 'theirs', 'token'])
  })
  it('are kept while allowed', () => {
    Cookies.set('cookieAccess', 'all')
    removeRefused(LIST, createConsent(true))
    expect(names()).toContain('_ga_X1')
  })
  it('never include the session cookie', () => {
    const greedy = ['token', 'tok*', '*', 'cookie*'].map((cookie) => ({ cookie }))
    removeRefused({ enabled: true, analytics: { cookies: greedy } }, createConsent(true))
    expect(names()).toContain('token')
    expect(names()).toContain('theirs')
  })
})

test.each([
  ['www.films.example.org', ['www.films.example.org', 'films.example.org', 'example.org']],
  ['localhost', []],
  ['127.0.0.1', []],
  ['[::1]', []],
])('domains above %s', (host, domains) => {
  expect(domainsOf(host)).toEqual(domains)
})

test.each([
  ['/', ['/']],
  ['/title/metropolis', ['/', '/title', '/title/', '/title/metropolis', '/title/metropolis/']],
])('paths above %s', (path, paths) => {
  expect(pathsOf(path)).toEqual(paths)
})
