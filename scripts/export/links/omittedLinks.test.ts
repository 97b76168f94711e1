import { describe, expect, it, test } from 'vitest'
import { pageKinds } from '../../../registry/routes'
import type { Route } from '../../../src/generated/types'
import { planSite } from '../../../src/site/plan/plan'
import { createOmittedCheck, removeOmittedLinks } from './omittedLinks'

const routing = [
  { route: '/home', component: 'home' },
  { route: '/events', component: 'events' },
  { route: '/collections', component: 'collections' },
  { route: '/collections/:id', component: 'collection' },
  { route: '/members', component: 'modulesonly', protected: true },
  { route: '/my-list', component: 'watchlist', login_required: true },
] as Route[]
const isOmitted = createOmittedCheck(planSite({ site_config: { routing } }, pageKinds, 'config.json').plan)

describe('createOmittedCheck', () => {
  it.each([
    ['a page that needs a service', '/events', true],
    ['a page below it', '/events/12?a=1', true],
    ['a page for members', '/members/', true],
    ['the sign-in page', '/login', true],
    ['a call to the service', '/api/v1/inventory/papers/a.pdf', true],
    ['a live event', '/event/faust/night', true],
    ['an exported page', '/home', false],
    ['the watchlist, which the browser stores', '/my-list', false],
    ['a title', '/title/faust', false],
    ['another site', 'https://elsewhere.example/events', false],
    ['a path without a route', '/nowhere', false],
    ['undefined', undefined, false],
  ])('whether the export omits a link to %s (%s): %s', (_, address, expected) => {
    expect(isOmitted(address)).toBe(expected)
  })
})

test.each<[string, unknown, unknown]>([
  ['a link in HTML', '<p>See <a href="/events">the <b>calendar</b></a>.</p>', '<p>See the <b>calendar</b>.</p>'],
  ['another link in HTML', '<a href="/home">a</a> <a href="/events">b</a>', '<a href="/home">a</a> b'],
  ['an entry of a menu', { links: [{ url: '/events' }, { url: '/home' }] }, { links: [{ url: '/home' }] }],
  ['a button', { config: { link: { label: 'a', url: '/login' }, align: 'left' } }, { config: { align: 'left' } }],
  ['a card', { content: [{ slug: 'a', link: '/events' }, { slug: 'b' }] }, { content: [{ slug: 'b' }] }],
  ['a redirect', { routing: [{ route: '/a', redirect: '/events' }] }, { routing: [] }],
  ['the see_all link of a row', { see_all: 'All', see_all_link: '/events', x: 1 }, { x: 1 }],
  ['a module of collections', [{ module: { config: { path: '/collections' } } }], []],
  ['a title that only some groups may open', { content: [{ slug: 'greed' }] }, { content: [] }],
  [
    'nothing from links to exported pages',
    { content: [{ slug: 'a', link: '/home', url: '#top' }] },
    { content: [{ slug: 'a', link: '/home', url: '#top' }] },
  ],
])('removes %s', (_, value, expected) => {
  expect(removeOmittedLinks(value, { isOmitted, omittedSlugs: new Set(['greed']) })).toEqual(expected)
})

it('reports each removed link', () => {
  const removed: string[] = []
  const value = { content: '<a href="/events">a</a>', link: { url: '/login' } }
  removeOmittedLinks(value, { isOmitted, omittedSlugs: new Set(), onRemoved: (address) => removed.push(address) })
  expect(removed).toEqual(expect.arrayContaining(['/events', '/login']))
})
