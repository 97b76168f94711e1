import { expect, it, test } from 'vitest'
import { rememberLocation } from './rememberedLocation'
import { returnLocation, takeReturnLocation } from './returnLocation'
import { AUTH_PATHS, DISGUISES, HOSTILE, SCHEMES } from './testing/hostileTargets'

const SITE = 'https://site.example'
/** Whether following a path from this site stays on it, also when it is resolved as a browser would. */
const stays = (path: string) => new URL(path, SITE).origin === SITE

it('there are at least 300 hostile targets', () => expect(new Set(HOSTILE).size).toBeGreaterThanOrEqual(300))

test.each(HOSTILE.map((target) => [target]))('%.60j never leads away, out, or round', (target) => {
  const path = returnLocation(target, SITE)
  // What is refused leads to the default route; what is let through is a path of this site.
  if (path !== undefined) {
    expect(stays(path)).toBe(true)
    expect(path.startsWith('/')).toBe(true)
    expect(path.startsWith('//')).toBe(false)
  }
  if (typeof target !== 'string') expect(path).toBeUndefined()
})

test.each(AUTH_PATHS.flatMap((door) => DISGUISES.map((disguise) => [disguise(door)])))('%s is refused', (target) => {
  expect(returnLocation(target, SITE)).toBeUndefined()
})

test.each(SCHEMES.map((target) => [target]))('%.60j is refused', (target) => {
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
])('%s is a path of this site', (target, path) => {
  expect(returnLocation(target, SITE)).toBe(path)
})

test.each([
  ['/films?a=1', '/films?a=1'],
  ['//evil.example', undefined],
  ['{"pathname":"//evil.example"}', undefined],
  ['javascript:alert(1)', undefined],
  ['/logout', undefined],
])('a remembered location %s comes back as %s, once', (stored, expected) => {
  rememberLocation(stored)
  expect(takeReturnLocation()).toBe(expected)
  expect(takeReturnLocation()).toBeUndefined()
})

test('another site at the same address does not lead there', () => {
  rememberLocation('/films')
  const meta = document.head.appendChild(document.createElement('meta'))
  meta.name = 'marquee-service'
  meta.content = '/other/api/v1/'
  expect(takeReturnLocation()).toBeUndefined()
  meta.remove()
  expect(takeReturnLocation()).toBe('/films')
})
