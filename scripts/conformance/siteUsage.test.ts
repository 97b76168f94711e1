import { expect, test } from 'vitest'
import type { SiteDocument } from '../../src/generated/types'
import type { UsedBy } from '../calls/call'
import { addLayouts, addModules, isUsed, readSiteUsage } from './siteUsage'

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

test.each<[UsedBy, SiteDocument, boolean]>([
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
  [{ other: 'the preview' }, routed('home'), false],
])('a call used by %j is used by the site %j: %s', (usedBy, site, used) =>
  expect(isUsed(usedBy, readSiteUsage(site))).toBe(used),
)

test('counts modules and views only after their lists were added', () => {
  const usage = readSiteUsage(config({ title_layouts_uri: 'modules/placement/layouts/' }))
  expect([isUsed({ views: ['cast'] }, usage), isUsed({ modules: ['collection'] }, usage)]).toEqual([false, false])
  addLayouts(usage, { data: { default: { views: [{ type: 'merged', views: [{ type: 'cast' }] }] } } })
  addModules(usage, { data: [null, { module: { type: 'collection' } }] })
  expect([isUsed({ views: ['cast'] }, usage), isUsed({ modules: ['collection'] }, usage)]).toEqual([true, true])
})

test('returns the module lists of all routes, the navigation bar and the footer without duplicates', () => {
  const { lists } = readSiteUsage(
    config({
      routing: [{ modules_uri: 'a' }, { modules_uri: 'b' }, { modules_uri: 'a' }],
      navbar: { modules_uri: 'c', mobile_genres_modules_uri: 'd' },
      footer: { modules_uri: 'e' },
    }),
  )
  expect([...lists].sort()).toEqual(['a', 'b', 'c', 'd', 'e'])
})
