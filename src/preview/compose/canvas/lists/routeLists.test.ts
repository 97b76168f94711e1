import { expect, test } from 'vitest'
import { routeLists } from './routeLists'

const HOME_FILE = 'modules/home.json'
const home = { route: '/home', component: 'home', modules_uri: 'modules/placement/home/' }
const filesOf = (...routing: object[]) =>
  new Map([
    ['config.json', JSON.stringify({ site_config: { routing } })],
    [HOME_FILE, '{ "data": [] }'],
  ])

test.each([
  ['a page', '/home'],
  ['a page with a query', '/home?code=1#top'],
])('finds the list of %s', (_, page) => {
  expect(routeLists(filesOf(home), page)).toEqual([{ file: HOME_FILE, isFooter: false, missing: [] }])
})

test.each<[string, object[]]>([
  ['another page', [{ ...home, route: '/films' }]],
  ['a page that differs for signed-out visitors', [home, { ...home, logout_required: true }]],
  ['a page without modules', [{ route: '/home', component: 'faq' }]],
  ['a list without a file', [{ ...home, modules_uri: 'modules/placement/other/' }]],
])('finds no list for %s', (_, routing) => {
  expect(routeLists(filesOf(...routing), '/home')).toEqual([])
})
