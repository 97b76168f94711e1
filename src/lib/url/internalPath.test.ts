import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { canonicalPath, internalPath } from './internalPath'

const ORIGIN = 'https://site.example'

describe('internalPath', () => {
  it.each([
    ['/home', '/home'],
    ['/a?b=c#d', '/a?b=c#d'],
    ['/a//b', '/a/b'],
    ['/a/../b', '/b'],
    ['/%2f%2fevil.example', '/%2f%2fevil.example'],
    ['/%09/evil.example', '/%09/evil.example'],
    ['/@evil.example', '/@evil.example'],
    ['/', '/'],
  ])('accepts %s as %s', (raw, path) => expect(internalPath(raw, ORIGIN)).toBe(path))

  it.each<unknown>([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'https:evil.example',
    'https://site.example@evil.example/',
    'https://site.example.evil.example/',
    'https://site.example/home',
    'javascript:alert(1)//',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'home',
    '',
    '/a b',
    `/${'a'.repeat(2048)}`,
    null,
    undefined,
    7,
    ['/home'],
    { toString: () => '/home' },
  ])('rejects %j', (raw) => expect(internalPath(raw, ORIGIN)).toBeUndefined())

  it.each(['/..//evil.example', '/.//evil.example', '/a/..//evil.example', '/%2e%2e//evil.example'])(
    'does not leave the site with %s, even when resolved twice',
    (raw) => {
      const path = internalPath(raw, ORIGIN)
      if (path !== undefined) expect(new URL(path, ORIGIN).origin).toBe(ORIGIN)
    },
  )

  it('accepts only paths that need no normalisation if the page has no origin', () => {
    vi.stubGlobal('location', { href: undefined })
    expect(internalPath('/über-uns')).toBeUndefined()
    expect(internalPath('/home')).toBe('/home')
    vi.unstubAllGlobals()
  })

  it('never leaves the site and never throws', () => {
    const piece = fc.constantFrom(
      '/',
      '//',
      '\\',
      '..',
      '.',
      '@',
      ':',
      '?',
      '#',
      '%2f',
      '%5c',
      '\t',
      'evil.example',
      'https:',
      'a',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(piece).map((parts) => parts.join('')),
          fc.string(),
        ),
        (raw) => {
          const path = internalPath(raw, ORIGIN)
          if (path === undefined) return
          expect(path).toMatch(/^\/(?![/\\])/)
          expect(new URL(path, ORIGIN).origin).toBe(ORIGIN)
          expect(internalPath(path, ORIGIN)).toBe(path)
        },
      ),
      { numRuns: 2000 },
    )
  })
})

describe('canonicalPath', () => {
  it.each([
    ['/', '/'],
    ['/a/', '/a'],
    ['/a//', '/a'],
    ['//a///b//', '/a/b'],
    ['//', '/'],
    ['', ''],
  ])('changes %s to %s', (raw, path) => expect(canonicalPath(raw)).toBe(path))

  it('finishes quickly on 5,000,000 slashes', () => {
    expect(canonicalPath(`/a${'/'.repeat(5_000_000)}`)).toBe('/a')
  })
})
