import { expect, it } from 'vitest'
import { runCheck, testModule, testSite } from '../../site/testSite'
import { checkTitleNames } from './titleNames'

const KNOWN_NAMES = {
  titleSlugs: new Set(['metropolis']),
  seriesSlugs: new Set(['les-vampires']),
  genreSlugs: new Set(['horror']),
}
const MODULE_PLACE = 'modules/home.json /data/0/module'

it.each([
  ['an existing title', { content: [{ slug: 'metropolis' }] }, []],
  [
    'a missing title',
    { content: [{ slug: 'metropolis' }, { slug: 'metropolys' }] },
    [`warning ${MODULE_PLACE}/content/1/slug → metropolis`],
  ],
  ['a card with its own name', { content: [{ slug: 'promo', name: 'Promo' }] }, []],
  ['an existing series', { config: { series: 'les-vampires' } }, []],
  ['a missing series', { config: { series: 'les-vampire' } }, [`warning ${MODULE_PLACE}/config/series → les-vampires`]],
  ['content that is not a list', { content: 'text' }, []],
])('checks %s', (_, module, expected) => {
  expect(runCheck(checkTitleNames, testSite({}, { ...KNOWN_NAMES, modules: [testModule(module)] }))).toEqual(expected)
})

it('reports a genre at its index in the file after an invalid entry before it was removed', () => {
  const site = testSite({ genre_slugs: ['horror', 'horor'] }, KNOWN_NAMES)
  if (site.config) site.config.raw = { site_config: { genre_slugs: ['a b', 'horror', 'horor'] } }
  expect(runCheck(checkTitleNames, site)).toEqual(['warning config.json /site_config/genre_slugs/2 → horror'])
})

it('the message names titles/ for a site with its own titles, and otherwise the catalogue', () => {
  const site = testSite({}, { ...KNOWN_NAMES, modules: [testModule({ content: [{ slug: 'sunrise' }] })] })
  const messageFor = (more: object) => checkTitleNames({ ...site, ...more }).map(({ message }) => message)
  const ownTitles = [{ file: 'titles/metropolis.json', data: {} }]
  expect(messageFor({ ownTitles })).toEqual(['there is no title "sunrise" in titles/'])
  expect(messageFor({})).toEqual(['there is no title "sunrise" in the catalogue'])
})

it('reports nothing when the catalogue is unknown', () => {
  expect(
    runCheck(
      checkTitleNames,
      testSite({ genre_slugs: ['x'] }, { modules: [testModule({ content: [{ slug: 'x' }] })] }),
    ),
  ).toEqual([])
})
