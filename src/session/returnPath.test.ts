import { expect, it, test } from 'vitest'
import { rememberPlace, takePlace } from './rememberedPlace'
import { returnPath } from './returnPath'

const SITE = 'https://site.example'
/** Whether following a path from this site stays on it, also when it is resolved as a browser would. */
const stays = (path: string) => new URL(path, SITE).origin === SITE

/** What an attacker puts between the start of an address and another host. */
const LEADS = [
  '//',
  '/\\',
  '\\\\',
  '\\/',
  '///',
  '////',
  '/\t/',
  '/\n/',
  '/\r\n/',
  '\t//',
  ' //',
  '/ /',
  '/\u0000/',
  '\u0001//',
  '\u007f//',
  'https://',
  'http://',
  'HTTPS://',
  'https:',
  'https:/',
  'https:\\\\',
  'https:///',
  'ftp://',
  'ws://',
  'file://',
  '//user@',
  '//site.example@',
  'https://site.example@',
  'https://site.example.',
  'https://site.example:443@',
  '//\u2028',
  '/\u2028/',
  '//%E2%80%A8',
  '/..//',
  '/.//',
  '/./\\',
  '/..\\..//',
  '/\\/',
  '/\\\\',
  '\\',
  '/\u3000/',
  '／／',
  '/／',
  '//。',
  '//\u00ad',
]
const HOSTS = [
  'evil.example',
  'evil.example/path',
  'evil.example:8443',
  '[::1]',
  '127.0.0.1',
  'xn--e1awd7f.example',
  'evil.example%23',
  'evil。example',
]

/** What runs or shows something in the name of this site. */
const SCHEMES = [
  'javascript:alert(1)',
  'javascript:alert(1)//',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://%0aalert(1)',
  'javascript://site.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'vbscript:x',
  'blob:https://site.example/1',
  'file:///etc/passwd',
  'intent://x#Intent;end',
  'about:blank',
  'mailto:a@b.example',
  'tel:1',
  'view-source:https://site.example',
  'filesystem:https://site.example/x',
  'ms-settings:',
  'x',
  '.',
  '..',
  '?a',
  '#a',
  '',
]

/** Ways in and out: led there, a visitor goes round in a circle or is signed out. */
const DOORS = [
  '/logout',
  '/auth',
  '/callback',
  '/callback/keycloak-login',
  '/login',
  '/login/callback',
  '/c',
  '/keycloak-login',
  '/sso/tva',
]
const DISGUISES = [
  (door: string) => door,
  (door: string) => `${door}/`,
  (door: string) => `${door}//`,
  (door: string) => door.toUpperCase(),
  (door: string) => `${door}?c=LAUREL26&next=/c`,
  (door: string) => `${door}#x`,
  (door: string) => `/.${door}`,
  (door: string) => `/x/..${door}`,
  (door: string) => `/x/%2e%2e${door}`,
  (door: string) => `/%2e${door}`,
  (door: string) => door.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (door: string) => door.replaceAll(/[a-z]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`),
]

const OTHERS: unknown[] = [
  `/${'a'.repeat(10_000)}`,
  `/${'/'.repeat(50_000)}x`,
  undefined,
  null,
  7,
  {},
  [],
  ['/a'],
  { toString: () => '/a' },
  true,
  Number.NaN,
  Symbol('x'),
  { pathname: '//evil.example' },
]

const HOSTILE: unknown[] = [
  ...LEADS.flatMap((lead) => HOSTS.map((host) => lead + host)),
  ...SCHEMES,
  ...DOORS.flatMap((door) => DISGUISES.map((disguise) => disguise(door))),
  ...OTHERS,
]

it('there are at least 300 hostile targets', () => expect(new Set(HOSTILE).size).toBeGreaterThanOrEqual(300))

test.each(HOSTILE.map((target) => [target]))('%.60j never leads away, out, or round', (target) => {
  const path = returnPath(target, SITE)
  // What is refused leads to the default route; what is let through is a path of this site.
  if (path !== undefined) {
    expect(stays(path)).toBe(true)
    expect(path.startsWith('/')).toBe(true)
    expect(path.startsWith('//')).toBe(false)
  }
  if (typeof target !== 'string') expect(path).toBeUndefined()
})

test.each(DOORS.flatMap((door) => DISGUISES.map((disguise) => [disguise(door)])))('%s is refused', (target) => {
  expect(returnPath(target, SITE)).toBeUndefined()
})

test.each(SCHEMES.map((target) => [target]))('%.60j is refused', (target) => {
  expect(returnPath(target, SITE)).toBeUndefined()
})

test.each([
  ['/title/metropolis', '/title/metropolis'],
  ['/title/x?a=1&b=//c#d', '/title/x?a=1&b=//c#d'],
  ['/a//b', '/a/b'],
  ['/collections', '/collections'],
  ['/category/c', '/category/c'],
  ['/caf%C3%A9', '/caf%C3%A9'],
  ['/%', '/%'],
  ['/logouts', '/logouts'],
  ['/@evil.example', '/@evil.example'],
])('%s is a place of this site', (target, path) => {
  expect(returnPath(target, SITE)).toBe(path)
})

test.each([
  ['/films?a=1', '/films?a=1'],
  ['//evil.example', undefined],
  ['{"pathname":"//evil.example"}', undefined],
  ['javascript:alert(1)', undefined],
  ['/logout', undefined],
])('a remembered place %s comes back as %s, once', (stored, expected) => {
  rememberPlace(stored)
  expect(takePlace()).toBe(expected)
  expect(takePlace()).toBeUndefined()
})
