import { expect, test } from 'vitest'
import type { SiteDocument } from '../../src/generated/types'
import type { UsedBy } from '../calls/call'
import { addLayouts, addModules, isUsed, readSiteUsage } from './siteUsage'

const createConfig = (site_config: object, more: object = {}) =>
  ({ ...more, site_config: { routing: [], ...site_config } }) as SiteDocument
const configWithRoutes = (...components: string[]) =>
  createConfig({
    routing: components.map((component) => ({
      route: `/${component}`,
      component,
      modules_uri: `modules/placement/${component}/`,
    })),
  })

test.each<[UsedBy, SiteDocument, boolean]>([
  [{ every: true }, createConfig({}), true],
  [{ kinds: ['faq'] }, configWithRoutes('home', 'faq'), true],
  [{ kinds: ['faq'] }, configWithRoutes('home'), false],
  [{ fields: ['site_config.watchlist'] }, createConfig({ watchlist: true }), true],
  [{ fields: ['site_config.watchlist'] }, createConfig({ watchlist: false }), false],
  [{ fields: ['site_config.routing.modules_uri'] }, configWithRoutes('home'), true],
  [{ views: ['seasons'] }, createConfig({}), true],
  [{ views: ['live_events'] }, createConfig({}), false],
  [{ signIn: [] }, configWithRoutes('login'), true],
  [{ signIn: [] }, configWithRoutes('home'), false],
  [{ signIn: ['code'] }, { ...configWithRoutes('login'), code_login: true }, true],
  [{ signIn: ['password'] }, { ...configWithRoutes('login'), code_login: true }, false],
  [{ other: 'the preview' }, configWithRoutes('home'), false],
])('a call used by %j is used by the site %j: %s', (usedBy, site, used) =>
  expect(isUsed(usedBy, readSiteUsage(site))).toBe(used),
)

test('regards modules and views as used only after their lists and layouts were added', () => {
  const usage = readSiteUsage(createConfig({ title_layouts_uri: 'modules/placement/layouts/' }))
  expect([isUsed({ views: ['cast'] }, usage), isUsed({ modules: ['collection'] }, usage)]).toEqual([false, false])
  addLayouts(usage, { data: { default: { views: [{ type: 'merged', views: [{ type: 'cast' }] }] } } })
  addModules(usage, { data: [null, { module: { type: 'collection' } }] })
  expect([isUsed({ views: ['cast'] }, usage), isUsed({ modules: ['collection'] }, usage)]).toEqual([true, true])
})

test('returns the module lists of all routes, the navigation bar and the footer without duplicates', () => {
  const { lists } = readSiteUsage(
    createConfig({
      routing: [{ modules_uri: 'a' }, { modules_uri: 'b' }, { modules_uri: 'a' }],
      navbar: { modules_uri: 'c', mobile_genres_modules_uri: 'd' },
      footer: { modules_uri: 'e' },
    }),
  )
  expect([...lists].sort()).toEqual(['a', 'b', 'c', 'd', 'e'])
})
