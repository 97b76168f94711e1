import { describe, expect, it } from 'vitest'
import { foundBy, testSite } from '../site/testSite'
import { textKeys } from './names/textKeys'
import { noWayIn } from './noWayIn'

describe('noWayIn', () => {
  const routing = [
    { route: '/home', component: 'home' },
    { route: '/list', component: 'watchlist' },
    { route: '/press', component: 'modulesonly', protected: true },
    { route: '/old', component: 'watchlist', redirect: '/home' },
  ] as never
  it('names what asks for signing in, on a site where nobody can', () => {
    const site = testSite({ routing, play_auth: true, auth: { disabled: true } })
    expect(foundBy(noWayIn, site)).toEqual([
      'warning config.json /site_config/play_auth',
      'warning config.json /site_config/routing/1',
      'warning config.json /site_config/routing/2',
    ])
  })
  it('of what is exported, lists of the visitor ask for nobody', () => {
    const site = { ...testSite({ routing, auth: { disabled: true } }), forExport: true }
    expect(foundBy(noWayIn, site)).toEqual(['warning config.json /site_config/routing/2'])
  })
  it.each([
    ['who leaves out how, has a way in', { routing }],
    ['nothing asks for it', { auth: { disabled: true } }],
  ])('%s', (_, config) => expect(noWayIn(testSite(config as never))).toEqual([]))
})

describe('textKeys', () => {
  it.each([
    [{ search: 'Find' }, []],
    [{ serach: 'Find' }, ['warning config.json /site_config/texts/serach → search']],
    [{ constructor: 'x' }, ['warning config.json /site_config/texts/constructor']],
    [{ 'wins.one': '{count} prize', 'wins.other': '{count} prizes' }, []],
    [{ 'wins.few': 'x' }, ['warning config.json /site_config/texts/wins.few']],
  ])('%j', (texts, expected) => expect(foundBy(textKeys, testSite({ texts }))).toEqual(expected))

  const AT = 'warning config.json /site_config/texts_by_language'
  it.each([
    [{ de: { search: 'Stöbern' }, ar: { 'wins.few': 'x' } }, []],
    [{ de: { serach: 'Stöbern' } }, [`${AT}/de/serach → search`]],
    [{ de: { 'wins.few': 'x' } }, [`${AT}/de/wins.few`]],
    [{ fr: { search: 'Chercher' } }, [`${AT}/fr → ar`]],
    [{ dee: { search: 'x' } }, [`${AT}/dee → de`]],
  ])('by language: %j', (byLanguage, expected) => {
    const site = testSite({ languages: ['de', 'ar'], texts_by_language: byLanguage as never })
    expect(foundBy(textKeys, site)).toEqual(expected)
  })
})
