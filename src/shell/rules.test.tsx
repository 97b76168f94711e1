import { describe, expect, it, test } from 'vitest'
import type { SiteDocument } from '../generated/types'
import type { Resolved } from '../site/plan/resolvePage'
import { initials, nameOf } from './bar/UserMenu'
import { beginsWithHero } from './bar/useHeroOverlay'
import { accessCode } from './menu/mobile/MobileMenu'
import { isQuietPage } from './openScriptGate'

const page = (kind: string): Resolved => ({ type: 'page', kind, params: {}, pathname: '/', search: '' })

describe('pages without scripts of others', () => {
  test.each([
    ['home', '/home', false],
    ['titledetail', '/title/logout', false],
    ['module', '/category/reset', false],
    ['login', '/enter', true],
    ['resetpassword', '/new-password/abc', true],
    ['eventrsvpcancel', '/events/1/cancel/2', true],
    ['fixed:logout', '/logout', true],
    ['home', '/callback/keycloak-login', true],
    ['home', '/login/callback', true],
    ['home', '/LOGIN', true],
    ['home', '/c', true],
    ['home', '/collections', false],
  ])('%s at %s: %s', (kind, pathname, quiet) => {
    expect(isQuietPage(page(kind), pathname)).toBe(quiet)
  })
})

describe('initials', () => {
  test.each([
    ['Ada Lindqvist', 'AL'],
    ['Ada', 'A'],
    ['Ada Maria von Lindqvist', 'AL'],
    ['ada.lindqvist@x.example', 'AE'],
    ['𝒜da ✨', '𝒜✨'],
    ['   ', ''],
    ['', ''],
  ])('%s is %s', (name, letters) => expect(initials(name)).toBe(letters))

  test.each([
    [undefined, ''],
    [{ first_name: 'Ada', last_name: '' }, 'Ada'],
    [{ username: 'ada' }, 'ada'],
    [{ first_name: 42 as never, email: 'a@x.example' }, 'a@x.example'],
  ])('%o is called %s', (profile, name) => expect(nameOf(profile)).toBe(name))
})

describe('what a page begins with', () => {
  const main = (html: string) => Object.assign(document.createElement('main'), { innerHTML: html })
  test.each([
    ['<div><section data-opening="hero"></section></div>', true],
    ['<div><h1 class="mq-vh">Home</h1><section data-opening="hero"></section></div>', true],
    ['<div><div><div class="mq-bones--hero"></div></div></div>', true],
    ['<div><section data-opening="plain"><i data-opening="hero"></i></section></div>', false],
    ['<div><div class="mq-heading"><h1>Films</h1></div><section data-opening="hero"></section></div>', false],
    ['', false],
  ])('%s: %s', (html, hero) => expect(beginsWithHero(main(html))).toBe(hero))
  it('no page', () => expect(beginsWithHero(null)).toBe(false))
})

test.each([
  [true, true, { code: 'A1' }, 'A1'],
  [false, true, { code: 'A1' }, undefined],
  [true, false, { code: 'A1' }, undefined],
  [true, true, { code: 7 }, undefined],
  [true, true, {}, undefined],
])('code site %s, signed in %s, profile %o: code %s', (code_login, signedIn, profile, code) => {
  const session = { signedIn, profile: profile as never, epoch: 0, phase: 'idle' as const, groups: [], clockOffset: 0 }
  expect(accessCode({ code_login } as SiteDocument, session)).toBe(code)
})
