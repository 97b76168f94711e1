import { describe, expect, it } from 'vitest'
import { foundBy, testSite } from '../site/testSite'
import { laterKinds } from './laterKinds'
import { textKeys } from './names/textKeys'

describe('laterKinds', () => {
  it('names the kinds whose page is not there yet, and not those that only redirect', () => {
    const routing = [
      { route: '/home', component: 'home' },
      { route: '/event', component: 'events' },
      { route: '/old', component: 'events', redirect: '/home' },
    ] as never
    const found = laterKinds(testSite({ routing }))
    expect(found).toMatchObject([{ severity: 'warning', pointer: '/site_config/routing/1/component' }])
    expect(found[0]?.message).toContain('"events"')
  })
})

describe('textKeys', () => {
  it.each([
    [{ search: 'Find' }, []],
    [{ serach: 'Find' }, ['warning config.json /site_config/texts/serach → search']],
    [{ constructor: 'x' }, ['warning config.json /site_config/texts/constructor']],
  ])('%j', (texts, expected) => expect(foundBy(textKeys, testSite({ texts }))).toEqual(expected))
})
