import { expect, it, test } from 'vitest'
import { storeLocation } from './rememberedLocation'
import { returnLocation, takeReturnLocation } from './returnLocation'
import { AUTH_PATHS, DISGUISES, HOSTILE, SCHEMES } from './testing/hostileTargets'

const SITE = 'https://site.example'
/** Whether following a path from this site stays on it, also when it is resolved as a browser would. */
const stays = (path: string) => new URL(path, SITE).origin === SITE

it('has at least 300 hostile targets', () => expect(new Set(HOSTILE).size).toBeGreaterThanOrEqual(300))

test.each(HOSTILE.map((target) => [target]))('never leaves the site, signs out or loops for %.60j', (target) => {
  const path = returnLocation(target, SITE)
  // What is refused leads to the default route; what is let through is a path of this site.
  if (path !== undefined) {
    expect(stays(path)).toBe(true)
    expect(path.startsWith('/')).toBe(true)
    expect(path.startsWith('//')).toBe(false)
  }
  if (typeof target !== 'string') expect(path).toBeUndefined()
})

test.each(AUTH_PATHS.flatMap((door) => DISGUISES.map((disguise) => [disguise(door)])))('rejects %s', (target) => {
  expect(returnLocation(target, SITE)).toBeUndefined()
})

test.each(SCHEMES.map((target) => [target]))('rejects %.60j', (target) => {
  expect(returnLocation(target, SITE)).toBeUndefined()
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
  expect(returnLocation(target, SITE)).toBe(path)
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
