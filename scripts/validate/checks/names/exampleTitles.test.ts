import { expect, it } from 'vitest'
import { testModule, testSite } from '../../site/testSite'
import { checkExampleTitles } from './exampleTitles'

const KNOWN_NAMES = { titleSlugs: new Set(['metropolis', 'sunrise']), seriesSlugs: new Set(['judex']), forExport: true }
const modules = [
  testModule({ content: [{ slug: 'mine' }, { slug: 'sunrise', name: 'A card' }, { slug: 'metropolis' }] }),
  testModule({ config: { series: 'judex' } }),
]

it('reports the first example of a site without titles once', () => {
  expect(checkExampleTitles(testSite({}, { ...KNOWN_NAMES, modules }))).toEqual([
    {
      severity: 'warning',
      rule: 'export/needs-titles',
      file: 'modules/home.json',
      pointer: '/data/0/module/content/2/slug',
      message:
        '"metropolis" is an example from the fixture catalogue (the first of 2 such titles): add titles/metropolis.json, or export with --examples',
    },
  ])
})

it.each([
  ['outside of an export', { forExport: false }],
  ['for an export with examples', { examples: true }],
  ['for a site with titles', { ownTitles: [{ file: 'titles/mine.json', data: {} }] }],
  ['without examples', { modules: [testModule({ content: [{ slug: 'mine' }] })] }],
])('reports nothing %s', (_, more) => {
  expect(checkExampleTitles(testSite({}, { ...KNOWN_NAMES, modules, ...more }))).toEqual([])
})
