import Cookies from 'js-cookie'
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'
import type { CookiesConsent } from '../generated/types'
import { CONSENT_CATEGORIES, createConsent } from './consent'
import { domainsOf, pathsOf, removeRefusedCookies } from './removeCookies'

const COOKIES_CONFIG: CookiesConsent = {
  enabled: true,
  analytics: { cookies: [{ cookie: '_ga' }, { cookie: '_ga_*' }] },
}
const allowedCategoriesOf = (consent: ReturnType<typeof createConsent>) => CONSENT_CATEGORIES.filter(consent.allows)

function setGpc(value: unknown): void {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value, configurable: true })
}

const clearCookies = () => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
}

beforeEach(clearCookies)
afterEach(() => {
  clearCookies()
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
})

test.each([
  [undefined, undefined, ['necessary']],
  ['all', 'all', [...CONSENT_CATEGORIES]],
  ['reject', 'reject', ['necessary']],
  ['necessary,analytics', 'necessary,analytics', ['necessary', 'analytics']],
  ['functional', 'functional', ['necessary', 'functional']],
  // Invalid values
  ['', undefined, ['necessary']],
  ['ALL', undefined, ['necessary']],
  ['all,analytics', undefined, ['necessary']],
  ['analytics,evil', undefined, ['necessary']],
  ['analytics;all', undefined, ['necessary']],
  ['["analytics"]', undefined, ['necessary']],
  ['__proto__', undefined, ['necessary']],
  ['constructor,analytics', undefined, ['necessary']],
  [`${'analytics,'.repeat(300)}x`, undefined, ['necessary']],
])('reads the cookie %j as %j', (value, choice, expected) => {
  if (value !== undefined) Cookies.set('cookieAccess', value)
  const consent = createConsent(true)
  expect(consent.choice()).toBe(choice)
  expect(allowedCategoriesOf(consent)).toEqual(expected)
})

test.each([
  ['all', 'all', [...CONSENT_CATEGORIES]],
  ['reject', 'reject', ['necessary']],
  [['performance', 'functional'], 'necessary,performance,functional', ['necessary', 'performance', 'functional']],
  [[], 'necessary', ['necessary']],
] as const)('stores the choice %j as %j and reads it on the next visit', (next, stored, expected) => {
  const consent = createConsent(true, COOKIES_CONFIG)
  consent.choose(typeof next === 'string' ? next : [...next])
  expect(Cookies.get('cookieAccess')).toBe(stored)
  expect(allowedCategoriesOf(consent)).toEqual(expected)
  expect(allowedCategoriesOf(createConsent(true, COOKIES_CONFIG))).toEqual(expected)
})

it('drops the choice when the cookie lists change, but not when texts change', () => {
  createConsent(true, COOKIES_CONFIG).choose('all')
  expect(createConsent(true, { ...COOKIES_CONFIG, privacyPolicy: { title: 'New' } }).choice()).toBe('all')
  expect(
    createConsent(true, { ...COOKIES_CONFIG, functional: { cookies: [{ cookie: 'map' }] } }).choice(),
  ).toBeUndefined()
  expect(
    createConsent(true, { ...COOKIES_CONFIG, analytics: { cookies: [{ cookie: '_pk' }] } }).allows('analytics'),
  ).toBe(false)
})

it('accepts a choice without a stored list version', () => {
  Cookies.set('cookieAccess', 'all')
  expect(createConsent(true, COOKIES_CONFIG).choice()).toBe('all')
})

it('reads the choice of another tab', () => {
  const consent = createConsent(true)
  createConsent(true).choose(['analytics'])
  expect(consent.allows('analytics')).toBe(false)
  consent.refresh()
  expect(consent.allows('analytics')).toBe(true)
})

describe('with Global Privacy Control', () => {
  test.each([
    [false, undefined, true, ['necessary', 'functional']],
    [false, undefined, 'true', [...CONSENT_CATEGORIES]],
    [false, undefined, false, [...CONSENT_CATEGORIES]],
    [true, undefined, true, ['necessary']],
    [true, 'all', true, [...CONSENT_CATEGORIES]],
    [true, 'necessary,analytics', true, ['necessary', 'analytics']],
  ])('allowed categories with consent enabled: %s, choice: %s, signal: %s', (enabled, choice, signal, expected) => {
    setGpc(signal)
    if (choice) Cookies.set('cookieAccess', choice)
    expect(allowedCategoriesOf(createConsent(enabled))).toEqual(expected)
  })
})

describe('cookies of refused categories', () => {
  const names = () => Object.keys(Cookies.get()).sort()
  beforeEach(() => {
    for (const name of ['_ga', '_ga_X1', '_gat', 'token', 'theirs']) Cookies.set(name, '1')
  })

  it('are removed, except unlisted cookies and those of the site', () => {
    removeRefusedCookies(COOKIES_CONFIG, createConsent(true))
    expect(names()).toEqual(['_gat', 'theirs', 'token'])
  })
  it('are kept after the visitor allows all categories', () => {
    Cookies.set('cookieAccess', 'all')
    removeRefusedCookies(COOKIES_CONFIG, createConsent(true))
    expect(names()).toContain('_ga_X1')
  })
  it('never include the session cookie, whatever the config lists', () => {
    const greedy = ['token', 'tok*', '*', 'cookie*'].map((cookie) => ({ cookie }))
    removeRefusedCookies({ enabled: true, analytics: { cookies: greedy } }, createConsent(true))
    expect(names()).toContain('token')
    expect(names()).toContain('theirs')
  })
})

test.each([
  ['www.films.example.org', ['www.films.example.org', 'films.example.org', 'example.org']],
  ['localhost', []],
  ['127.0.0.1', []],
  ['[::1]', []],
])('returns the cookie domains to clear on the host %s', (host, domains) => {
  expect(domainsOf(host)).toEqual(domains)
})

test.each([
  ['/', ['/']],
  ['/title/metropolis', ['/', '/title', '/title/', '/title/metropolis', '/title/metropolis/']],
])('returns the cookie paths to clear on the page %s', (path, paths) => {
  expect(pathsOf(path)).toEqual(paths)
})
