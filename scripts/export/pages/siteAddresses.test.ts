import { describe, expect, it, test } from 'vitest'
import { pageKinds } from '../../../registry/routes'
import type { Route } from '../../../src/generated/types'
import { planSite } from '../../../src/site/plan/plan'
import { type SiteData, siteAddresses } from './siteAddresses'

const routing = [
  { route: '/home', component: 'home' },
  { route: '/genres/:slug', component: 'genredetail' },
  { route: '/shelf/:module_name', component: 'module' },
  { route: '/serials/:slug', component: 'titledetail' },
  { route: '/new', component: 'modulesonly', redirect: '/shelf/wall' },
] as Route[]

const titles = [
  { id: 1, slug: 'faust', title_type: 'feature', primary_video: { slug: 'faust-35mm' } },
  { id: 2, slug: 'judex', title_type: 'series', is_playable: false },
  { id: 3, slug: 'judex-01', title_type: 'episode' },
  { id: 4, slug: 'faust-trailer', title_type: 'trailer' },
]

const moduleList = (...modules: object[]) => ({ data: modules.map((module) => ({ module })) })

function collectAddresses(answers: Record<string, unknown> = {}, config: object = {}) {
  const { plan } = planSite({ site_config: { routing, ...config } }, pageKinds, 'config.json')
  const data: SiteData = {
    titles,
    genres: [{ slug: 'horror' }],
    answers: new Map(Object.entries(answers)),
  }
  return siteAddresses(plan, data)
}

const HOME_LIST_PATH = '/data/modules/placement/home.json'
const ANSWERS_WITH_MODULE_PAGE = {
  [HOME_LIST_PATH]: moduleList({ slug: 'wall' }),
  '/data/modules/module/wall.json': { data: {} },
}
const ANSWERS_WITH_OWN_LIST = {
  '/data/avails/titles/faust.json': { data: { meta: { modules: [{ module: { slug: 'own' } }] } } },
}

test.each<[string, string, Record<string, unknown>?]>([
  ['the start page', '/'],
  ['a route', '/home'],
  ['a redirect', '/new'],
  ['a title', '/title/faust'],
  ['an episode as a title', '/title/judex-01'],
  ['a genre', '/genres/horror'],
  ['a title that plays', '/play/faust'],
  ['its primary video', '/play/faust-35mm'],
  ['an episode', '/watch/judex-01', { '/data/inventory/2/episodes.json': { data: [{ slug: 'judex-01' }] } }],
  [
    'an extra',
    '/title/faust/faust-trailer',
    { '/data/inventory/1/extras.json': { data: [{ slug: 'faust-trailer' }] } },
  ],
  ['a module', '/category/wall', ANSWERS_WITH_MODULE_PAGE],
  ['a module at a route of its own', '/shelf/wall', ANSWERS_WITH_MODULE_PAGE],
  [
    'a card at the path of its module',
    '/serials/judex',
    { [HOME_LIST_PATH]: moduleList({ slug: 'a', config: { path: '/serials' }, content: [{ slug: 'judex' }] }) },
  ],
  [
    'a card with a link',
    '/serials/faust',
    { [HOME_LIST_PATH]: moduleList({ slug: 'a', content: [{ slug: 'x', link: '/serials/faust?a=1#b' }] }) },
  ],
  [
    'a link in HTML',
    '/caf%C3%A9',
    { [HOME_LIST_PATH]: moduleList({ slug: 'a', content: "<p><a class='x' href='/café'>Café</a></p>" }) },
  ],
])('links to %s', (_, address, answers) => {
  expect([...collectAddresses(answers).fileByLink.keys()]).toContain(address)
})

test.each<[string, string, Record<string, unknown>?]>([
  ['a title that does not play', '/play/judex'],
  ['a module that only a title has', '/category/own', ANSWERS_WITH_OWN_LIST],
  ['a title at a path that no module names', '/serials/faust'],
  ['the sign-in page', '/login'],
])('does not link to %s', (_, address, answers) => {
  expect([...collectAddresses(answers).fileByLink.keys()]).not.toContain(address)
})

describe('whether the export has the address', () => {
  it.each([
    ['/', true],
    ['/home/', true],
    ['/HOME?a=1', true],
    ['/new', true],
    ['/title/faust', true],
    ['/title/nobody', false],
    ['/title/faust/faust-trailer', true],
    ['/genres/horror', true],
    ['/genres/nothing', false],
    ['/category/nothing', false],
    ['/search', true],
    ['/login', false],
    ['/logout', false],
    ['/event/faust/night', false],
    ['/nowhere', false],
  ])('%s: %s', (address, expected) => {
    expect(collectAddresses().has(address)).toBe(expected)
  })
})
