import { expect, it } from 'vitest'
import { foundBy, testModule, testSite } from '../../site/testSite'
import { titleNames } from './titleNames'

const known = { titles: new Set(['metropolis']), series: new Set(['les-vampires']), genres: new Set(['horror']) }
const AT = 'modules/home.json /data/0/module'

it.each([
  ['a title that is there', { content: [{ slug: 'metropolis' }] }, []],
  [
    'a title that is missing',
    { content: [{ slug: 'metropolis' }, { slug: 'metropolys' }] },
    [`warning ${AT}/content/1/slug → metropolis`],
  ],
  ['a card with a name of its own', { content: [{ slug: 'promo', name: 'Promo' }] }, []],
  ['a series that is there', { config: { series: 'les-vampires' } }, []],
  ['a series that is missing', { config: { series: 'les-vampire' } }, [`warning ${AT}/config/series → les-vampires`]],
  ['no list', { content: 'text' }, []],
])('%s', (_, module, expected) => {
  expect(foundBy(titleNames, testSite({}, { ...known, modules: [testModule(module)] }))).toEqual(expected)
})

it('knows the genres, and where they stood', () => {
  const site = testSite({ genre_slugs: ['horror', 'horor'] }, known)
  if (site.config) site.config.raw = { site_config: { genre_slugs: ['a b', 'horror', 'horor'] } }
  expect(foundBy(titleNames, site)).toEqual(['warning config.json /site_config/genre_slugs/2 → horror'])
})

it('says nothing where nobody knows the catalogue', () => {
  expect(
    foundBy(titleNames, testSite({ genre_slugs: ['x'] }, { modules: [testModule({ content: [{ slug: 'x' }] })] })),
  ).toEqual([])
})
