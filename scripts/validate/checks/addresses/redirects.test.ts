import { expect, it } from 'vitest'
import { testSite } from '../../site/testSite'
import { checkRedirects } from './redirects'

const route = (path: string, redirect?: string, more: object = {}) => ({
  route: path,
  component: 'modulesonly' as const,
  redirect,
  ...more,
})
const homeRoute = { route: '/home', component: 'home' as const }

it.each<[string, ReturnType<typeof route>[], (string | undefined)[]]>([
  ['a valid redirect', [route('/a', '/home')], []],
  ['a redirect with query and hash', [route('/a', '/home?x=1#y')], []],
  ['a redirect to a path with a parameter', [route('/shelf/:slug'), route('/new', '/shelf/new')], []],
  ['a redirect to a fixed page', [route('/out', '/logout'), route('/film', '/title/metropolis')], []],
  ['a redirect to a redirect', [route('/a', '/b'), route('/b', '/home')], []],
  ['a redirect to an unknown path', [route('/a', '/hmoe')], ['"/hmoe" matches no page of the site']],
  ['a redirect to itself', [route('/a', '/a')], ['redirect loop: /a leads to itself']],
  [
    'a redirect to itself with a trailing slash and a query',
    [route('/a', '/a/?x=1')],
    ['redirect loop: /a leads to itself'],
  ],
  [
    'two redirects to each other',
    [route('/a', '/b'), route('/b', '/a')],
    ['redirect loop: /b and /a lead to each other', 'redirect loop: /a and /b lead to each other'],
  ],
  [
    'a redirect to another origin',
    [route('/a', '/\\evil.example')],
    ['"redirect" is "/\\evil.example": expected a path of this site'],
  ],
  [
    'a redirect from a sign-in route to a signed-out route',
    [route('/a', '/b', { login_required: true }), route('/b', undefined, { logout_required: true })],
    [],
  ],
])('checks %s', (_, routing, expected) => {
  expect(checkRedirects(testSite({ routing: [homeRoute, ...routing] })).map(({ message }) => message)).toEqual(expected)
})

it('suggests the nearest path and points at the redirect', () => {
  expect(checkRedirects(testSite({ routing: [homeRoute, route('/a', '/hmoe')] }))).toMatchObject([
    { pointer: '/site_config/routing/1/redirect', suggestion: '/home', severity: 'error' },
  ])
})
