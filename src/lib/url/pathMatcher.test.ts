import fc from 'fast-check'
import { matchRoutes } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { createPathMatcher, MAX_OPTIONAL_SEGMENTS } from './pathMatcher'

const matcher = (...paths: string[]) => createPathMatcher(paths.map((path) => ({ path, value: path })))

test.each([
  [['/title/:slug'], '/title/metropolis', '/title/:slug', { slug: 'metropolis' }],
  [['/title/:slug'], '/TITLE/metropolis/', '/title/:slug', { slug: 'metropolis' }],
  [['/title/:slug', '/title/new'], '/title/new', '/title/new', {}],
  [['/:page', '/films/*'], '/films', '/films/*', { '*': '' }],
  [['/films/*'], '/films/a/b', '/films/*', { '*': 'a/b' }],
  [['/films/:genre?'], '/films', '/films/:genre?', {}],
  [['/a/:x'], '/a/b%2Fc', '/a/:x', { x: 'b/c' }],
  [['/a/:x'], '/a/50%25%20off', '/a/:x', { x: '50% off' }],
  [['/a/:x'], '/a/%E0%A4%A', '/a/:x', { x: '%E0%A4%A' }],
])('among %j matches %s to %s', (paths, pathname, value, params) => {
  expect(matcher(...paths)(pathname)).toEqual({ value, params })
})

test('returns nothing without a match', () => {
  expect(matcher('/a/:x', '/b')('/c')).toBeUndefined()
  expect(matcher()('/')).toBeUndefined()
})

test('limits optional parts to three, so that long addresses stay cheap (threats D4)', () => {
  const many = `/films${'/:x?'.repeat(60)}`
  const find = matcher(many, `/${'a?/'.repeat(120)}*`, `/b${'/'.repeat(400)}*`)
  expect(find(`/films${'/y'.repeat(60)}`)?.value).toBe(many)
  expect(find(`/films${'/y'.repeat(57)}`)?.value).toBe(many)
  expect(find(`/films${'/y'.repeat(56)}`)).toBeUndefined()
  expect(find(`/films${'/y'.repeat(20_000)}`)).toBeUndefined()
  expect(find(`/b${'/'.repeat(50_000)}c`)?.value).toContain('/b')
})

test('chooses the same pattern as react-router', () => {
  // react-router warns about each path that it cannot decode.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const word = fc.constantFrom('a', 'b', 'films', 'x.y', ':id', ':slug', 'a?', ':id?')
  const pattern = fc
    .tuple(fc.array(word, { maxLength: 4 }), fc.boolean())
    .filter(([words]) => words.filter((each) => each.endsWith('?')).length <= MAX_OPTIONAL_SEGMENTS)
    .map(([words, open]) => `/${[...words, ...(open ? ['*'] : [])].join('/')}`)
  const address = fc
    .array(fc.constantFrom('a', 'b', 'films', 'x.y', 'xzy', 'A', '%2F', '%', ''), { maxLength: 5 })
    .map((words) => `/${words.join('/')}`)
  fc.assert(
    fc.property(fc.array(pattern, { maxLength: 6 }), address, (patterns, pathname) => {
      const theirs = matchRoutes(
        patterns.map((path) => ({ path, id: path })),
        { pathname },
      )?.at(-1)
      const ours = matcher(...patterns)(pathname)
      expect(ours).toEqual(theirs && { value: theirs.route.path, params: theirs.params })
    }),
    { numRuns: 2000 },
  )
})
