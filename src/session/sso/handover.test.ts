import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { HOSTILE_TARGETS } from '../testing/hostileTargets'
import { handoverTarget } from './handover'

beforeAll(() => void vi.stubGlobal('location', new URL('https://site.example/')))
afterAll(() => void vi.unstubAllGlobals())

const REDIRECT_HOSTS = [
  'https://tv.example',
  'https://app.example:8443/any',
  'javascript:alert(1)',
  'http://plain.example',
]

test.each([
  ['/home', '/home'],
  ['/title/metropolis?from=tv#top', '/title/metropolis?from=tv#top'],
  ['/@evil.example', '/@evil.example'],
  ['/%09/evil.example', '/%09/evil.example'],
  ['https://tv.example/back?x=1', 'https://tv.example/back?x=1'],
  ['https://tv.example', 'https://tv.example/'],
  ['HTTPS://TV.EXAMPLE/x', 'https://tv.example/x'],
  ['https://app.example:8443/x', 'https://app.example:8443/x'],
])('accepts %s as %s', (redirect, to) => expect(handoverTarget(redirect, REDIRECT_HOSTS)?.to).toBe(to))

test.each([
  undefined,
  '',
  'home',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  'https:evil.example',
  'https://tv.example.evil.example/',
  'https://tv.example@evil.example/',
  'https://user:pass@tv.example/',
  'https://tv.example:8443/',
  'https://app.example/',
  'https://tv.example\\@evil.example',
  'http://tv.example/',
  'http://plain.example/',
  'https://evil.example/https://tv.example',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://tv.example/1',
  '/logout',
  '/LOGOUT?x',
  '/auth',
  '/callback?code=1',
  '/c?c=X',
  '/login',
  '/sso/tva?token=1',
  '/..//evil.example/../logout',
  `/${'a'.repeat(10_000)}`,
  `https://tv.example/${'a'.repeat(10_000)}`,
  7,
  null,
])('rejects %s', (redirect) => expect(handoverTarget(redirect, REDIRECT_HOSTS)).toBeUndefined())

test('accepts only paths of this site without a list of redirect hosts', () => {
  expect(handoverTarget('https://tv.example/')).toBeUndefined()
  expect(handoverTarget('/home')).toEqual({ inside: true, to: '/home' })
})

// The whole corpus of hostile targets, with hosts on the list and without.
test.each(HOSTILE_TARGETS.map((target) => [target]))(
  'the redirect target %.60j leads to no origin that is not allowed',
  (redirect) => {
    for (const hosts of [[], REDIRECT_HOSTS]) {
      const target = handoverTarget(redirect, hosts)
      if (!target) continue
      const { origin } = new URL(target.to, location.origin)
      expect([location.origin, ...hosts.map((host) => new URL(host).origin)]).toContain(origin)
      expect(target.inside).toBe(origin === location.origin && target.to.startsWith('/'))
    }
  },
)
