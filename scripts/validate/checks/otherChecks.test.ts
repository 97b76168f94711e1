import { describe, expect, it } from 'vitest'
import { runCheck, testSite } from '../site/testSite'
import { checkAuthDisabled } from './authDisabled'
import { checkTextKeys } from './names/textKeys'

describe('authDisabled', () => {
  const routing = [
    { route: '/home', component: 'home' },
    { route: '/list', component: 'watchlist' },
    { route: '/press', component: 'modulesonly', protected: true },
    { route: '/old', component: 'watchlist', redirect: '/home' },
  ] as const
  it('reports settings and routes that require sign-in if sign-in is disabled', () => {
    const site = testSite({ routing, play_auth: true, auth: { disabled: true } })
    expect(runCheck(checkAuthDisabled, site)).toEqual([
      'warning config.json /site_config/play_auth',
      'warning config.json /site_config/routing/1',
      'warning config.json /site_config/routing/2',
    ])
  })
  it('accepts watchlist and history in an export', () => {
    const site = { ...testSite({ routing, auth: { disabled: true } }), forExport: true }
    expect(runCheck(checkAuthDisabled, site)).toEqual(['warning config.json /site_config/routing/2'])
  })
  it.each([
    ['sign-in is not configured but not disabled', { routing }],
    ['sign-in is disabled but not required', { auth: { disabled: true } }],
  ])('reports nothing if %s', (_, config) => expect(checkAuthDisabled(testSite(config))).toEqual([]))
})

describe('textKeys', () => {
  it.each([
    [{ search: 'Find' }, []],
    [{ serach: 'Find' }, ['warning config.json /site_config/texts/serach → search']],
    [{ constructor: 'x' }, ['warning config.json /site_config/texts/constructor']],
    [{ 'wins.one': '{count} prize', 'wins.other': '{count} prizes' }, []],
    [{ 'wins.few': 'x' }, ['warning config.json /site_config/texts/wins.few']],
    [{ more: 'About {nam}' }, ['warning config.json /site_config/texts/more']],
    [{ pageOf: 'Page {number}' }, ['warning config.json /site_config/texts/pageOf']],
    [{ 'films.one': 'One title', 'films.other': '{count} titles' }, []],
  ])('checks keys and placeholders of %j', (texts, expected) =>
    expect(runCheck(checkTextKeys, testSite({ texts }))).toEqual(expected),
  )

  const AT = 'warning config.json /site_config/texts_by_language'
  it.each([
    [{ de: { search: 'Stöbern' }, ar: { 'wins.few': '{count}' } }, []],
    [{ de: { serach: 'Stöbern' } }, [`${AT}/de/serach → search`]],
    [{ de: { 'wins.few': 'x' } }, [`${AT}/de/wins.few`]],
    [{ fr: { search: 'Chercher' } }, [`${AT}/fr → ar`]],
    [{ dee: { search: 'x' } }, [`${AT}/dee → de`]],
  ])('checks languages and keys of texts_by_language: %j', (byLanguage, expected) => {
    const site = testSite({ languages: ['de', 'ar'], texts_by_language: byLanguage })
    expect(runCheck(checkTextKeys, site)).toEqual(expected)
  })
})
