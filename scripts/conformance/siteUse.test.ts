import { expect, test } from 'vitest'
import type { SiteDocument } from '../../src/generated/types'
import type { Users } from '../calls/call'
import { addLayouts, addModules, isUsed, readUse } from './siteUse'

const config = (site_config: object, more: object = {}) =>
  ({ ...more, site_config: { routing: [], ...site_config } }) as SiteDocument
const routed = (...components: string[]) =>
  config({
    routing: components.map((component) => ({
      route: `/${component}`,
      component,
      modules_uri: `modules/placement/${component}/`,
    })),
  })

test.each<[Users, SiteDocument, boolean]>([
  [{ every: true }, config({}), true],
  [{ kinds: ['faq'] }, routed('home', 'faq'), true],
  [{ kinds: ['faq'] }, routed('home'), false],
  [{ fields: ['site_config.watchlist'] }, config({ watchlist: true }), true],
  [{ fields: ['site_config.watchlist'] }, config({ watchlist: false }), false],
  [{ fields: ['site_config.routing.modules_uri'] }, routed('home'), true],
  [{ views: ['seasons'] }, config({}), true],
  [{ views: ['live_events'] }, config({}), false],
  [{ signIn: [] }, routed('login'), true],
  [{ signIn: [] }, routed('home'), false],
  [{ signIn: ['code'] }, { ...routed('login'), code_login: true }, true],
  [{ signIn: ['password'] }, { ...routed('login'), code_login: true }, false],
  [{ besides: 'the preview' }, routed('home'), false],
])('%j of %j: %s', (users, site, used) => expect(isUsed(users, readUse(site))).toBe(used))

test('modules and views count where their lists name them', () => {
  const use = readUse(config({ title_layouts_uri: 'modules/placement/layouts/' }))
  expect([isUsed({ views: ['cast'] }, use), isUsed({ modules: ['collection'] }, use)]).toEqual([false, false])
  addLayouts(use, { data: { default: { views: [{ type: 'merged', views: [{ type: 'cast' }] }] } } })
  addModules(use, { data: [null, { module: { type: 'collection' } }] })
  expect([isUsed({ views: ['cast'] }, use), isUsed({ modules: ['collection'] }, use)]).toEqual([true, true])
})

test('lists are those of all routes, of the bar and of the footer, each once', () => {
  const { lists } = readUse(
    config({
      routing: [{ modules_uri: 'a' }, { modules_uri: 'b' }, { modules_uri: 'a' }],
      navbar: { modules_uri: 'c', mobile_genres_modules_uri: 'd' },
      footer: { modules_uri: 'e' },
    }),
  )
  expect([...lists].sort()).toEqual(['a', 'b', 'c', 'd', 'e'])
})
