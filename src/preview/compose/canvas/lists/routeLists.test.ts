import { expect, test } from 'vitest'
import { routeLists } from './routeLists'

const HOME_FILE = 'modules/home.json'
const home = { route: '/home', component: 'home', modules_uri: 'modules/placement/home/' }
const filesOf = (...routing: object[]) =>
  new Map([
    ['config.json', JSON.stringify({ site_config: { routing } })],
    [HOME_FILE, '{ "data": [] }'],
  ])

test.each<[string, string, object?]>([
  ['a page', '/home'],
  ['a page with a query', '/home?code=1#top'],
  ['a page with a trailing slash', '/home/'],
  ['a page in other letters', '/Home'],
  ['a page whose route has a trailing slash', '/home', { ...home, route: '/home/' }],
])('finds the list of %s', (_, page, route: object = home) => {
  expect(routeLists(filesOf(route), page)).toEqual([{ file: HOME_FILE, isFooter: false, missing: [] }])
})

test.each<[string, object[]]>([
  ['another page', [{ ...home, route: '/films' }]],
  ['a page that differs for signed-out visitors', [home, { ...home, logout_required: true }]],
  ['two routes whose addresses differ in a slash', [home, { ...home, route: '/home/' }]],
  ['a redirect', [{ ...home, redirect: '/films' }]],
  ['a protected page', [{ ...home, protected: true }]],
  ['a page for signed-in visitors', [{ ...home, login_required: true }]],
  ['a page for signed-out visitors', [{ ...home, logout_required: true }]],
  ['a page without modules', [{ route: '/home', component: 'faq' }]],
  ['a list of one genre', [{ ...home, modules_uri: 'modules/placement/home/?genre=drama' }]],
  ['a list without a file', [{ ...home, modules_uri: 'modules/placement/other/' }]],
])('finds no list for %s', (_, routing) => {
  expect(routeLists(filesOf(...routing), '/home')).toEqual([])
})
