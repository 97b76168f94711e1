import { expect, test } from 'vitest'
import { resolveStartPage, sitePages } from './pages'

test.each<[string, object, object[]]>([
  [
    'by their labels',
    { route: '/a', label: 'Short nights', heading: 'Home by ten' },
    [{ path: '/a', name: 'Short nights' }],
  ],
  ['by their headings without a label', { route: '/a', heading: 'Search' }, [{ path: '/a', name: 'Search' }]],
  ['by their addresses without both', { route: '/a' }, [{ path: '/a', name: '/a' }]],
  ['without redirects', { route: '/a', redirect: '/b' }, []],
  ['without addresses with parameters', { route: '/a/:slug', label: 'A' }, []],
])('lists pages %s', (_, route, expected) => {
  expect(sitePages({ site_config: { routing: [route] } })).toEqual(expected)
})

test.each([
  ['the start page for the address /', '/', '/home'],
  ['the page of another address, with its query', '/films?genre=horror', '/films?genre=horror'],
])('opens %s', (_, path, expected) => {
  const routing = [
    { route: '/films', component: 'titles' },
    { route: '/home', component: 'home', default: true },
  ]
  expect(resolveStartPage(path, { site_config: { routing } })).toBe(expected)
})

test('opens / on a site without pages', () => {
  expect(resolveStartPage('/', { site_config: { routing: [] } })).toBe('/')
})
