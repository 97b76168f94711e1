import { expect, it, test } from 'vitest'
import { parseReturnLocation, takeReturnLocation } from './returnLocation'
import { storeLocation } from './storedLocation'
import { AUTH_PATHS, HOSTILE_SCHEMES, HOSTILE_TARGETS, PATH_DISGUISES } from './testing/hostileTargets'

const SITE = 'https://site.example'
/** Whether a browser stays on this site for a path */
const staysOnSite = (path: string) => new URL(path, SITE).origin === SITE

it('the list of hostile targets has at least 300 entries', () =>
  expect(new Set(HOSTILE_TARGETS).size).toBeGreaterThanOrEqual(300))

test.each(HOSTILE_TARGETS.map((target) => [target]))(
  'never leaves the site, signs out or loops for %.60j',
  (target) => {
    const path = parseReturnLocation(target, SITE)
    // undefined selects the default route.
    if (path !== undefined) {
      expect(staysOnSite(path)).toBe(true)
      expect(path.startsWith('/')).toBe(true)
      expect(path.startsWith('//')).toBe(false)
    }
    if (typeof target !== 'string') expect(path).toBeUndefined()
  },
)

test.each(AUTH_PATHS.flatMap((path) => PATH_DISGUISES.map((disguise) => [disguise(path)])))('rejects %s', (target) => {
  expect(parseReturnLocation(target, SITE)).toBeUndefined()
})

test.each(HOSTILE_SCHEMES.map((target) => [target]))('rejects %.60j', (target) => {
  expect(parseReturnLocation(target, SITE)).toBeUndefined()
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
])('accepts %s', (target, path) => {
  expect(parseReturnLocation(target, SITE)).toBe(path)
})

test.each([
  ['/films?a=1', '/films?a=1'],
  ['//evil.example', undefined],
  ['{"pathname":"//evil.example"}', undefined],
  ['javascript:alert(1)', undefined],
  ['/logout', undefined],
])('returns the stored location %s as %s, once', (stored, expected) => {
  storeLocation(stored)
  expect(takeReturnLocation()).toBe(expected)
  expect(takeReturnLocation()).toBeUndefined()
})

test('ignores the location of another site at the same origin', () => {
  storeLocation('/films')
  const meta = document.head.appendChild(document.createElement('meta'))
  meta.name = 'marquee-service'
  meta.content = '/other/api/v1/'
  expect(takeReturnLocation()).toBeUndefined()
  meta.remove()
  expect(takeReturnLocation()).toBe('/films')
})
