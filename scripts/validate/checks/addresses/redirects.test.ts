import { expect, it } from 'vitest'
import { testSite } from '../../site/testSite'
import { redirects } from './redirects'

const route = (path: string, redirect?: string, more: object = {}) => ({
  route: path,
  component: 'modulesonly' as const,
  redirect,
  ...more,
})
const home = { route: '/home', component: 'home' as const }

it.each<[string, ReturnType<typeof route>[], (string | undefined)[]]>([
  ['a good one', [route('/a', '/home')], []],
  ['one with query and hash', [route('/a', '/home?x=1#y')], []],
  ['one to a path with a parameter', [route('/shelf/:slug'), route('/new', '/shelf/new')], []],
  ['one to a fixed page', [route('/out', '/logout'), route('/film', '/title/metropolis')], []],
  ['one of one', [route('/a', '/b'), route('/b', '/home')], []],
  ['one to nowhere', [route('/a', '/hmoe')], ['"/hmoe" leads nowhere']],
  ['one to itself', [route('/a', '/a')], ['a circle of redirects: /a leads to itself']],
  ['one to itself, in disguise', [route('/a', '/a/?x=1')], ['a circle of redirects: /a leads to itself']],
  [
    'two in a circle',
    [route('/a', '/b'), route('/b', '/a')],
    ['a circle of redirects: /b and /a lead to each other', 'a circle of redirects: /a and /b lead to each other'],
  ],
  ['one off the site', [route('/a', '/\\evil.example')], ['"/\\evil.example" is no path of this site']],
  [
    'one that only some see, to what others see',
    [route('/a', '/b', { login_required: true }), route('/b', undefined, { logout_required: true })],
    [],
  ],
])('%s', (_, routing, expected) => {
  expect(redirects(testSite({ routing: [home, ...routing] })).map(({ message }) => message)).toEqual(expected)
})

it('suggests the path that was meant, at the redirect', () => {
  expect(redirects(testSite({ routing: [home, route('/a', '/hmoe')] }))).toMatchObject([
    { pointer: '/site_config/routing/1/redirect', suggestion: '/home', severity: 'error' },
  ])
})
