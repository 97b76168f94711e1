import { expect, it } from 'vitest'
import { foundBy, testSite } from '../site/testSite'
import { moduleLists } from './moduleLists'

const lists = (...slugs: string[]) => slugs.map((slug) => ({ slug, file: `modules/${slug}.json` }))
const home = (modules_uri: string) => ({ routing: [{ route: '/home', component: 'home' as const, modules_uri }] })
const AT = 'config.json /site_config/routing/0/modules_uri'

it.each<[string, object, string[], string[]]>([
  ['a list that is there', home('modules/placement/home/'), ['home'], []],
  ['the same, written otherwise', home('/modules/placement/home'), ['home'], []],
  ['the same, with a query', home('modules/placement/home/?genre=horror'), ['home'], []],
  ['a list that is missing', home('modules/placement/hmoe/'), ['home'], [`error ${AT} → modules/placement/home/`]],
  ['a list of another service', home('lists/home/'), [], []],
  ['a list that nothing names', home('modules/placement/home/'), ['home', 'old'], ['warning modules/old.json ']],
  [
    'lists of the top bar',
    { navbar: { modules_uri: 'modules/placement/a/', mobile_genres_modules_uri: 'modules/placement/b/' } },
    [],
    [
      'error config.json /site_config/navbar/modules_uri',
      'error config.json /site_config/navbar/mobile_genres_modules_uri',
    ],
  ],
  [
    'the list of the footer',
    { footer: { modules_uri: 'modules/placement/a/' } },
    [],
    ['error config.json /site_config/footer/modules_uri'],
  ],
  ['the layouts of titles', { title_layouts_uri: 'modules/placement/layouts/' }, ['layouts'], []],
  [
    'layouts that are missing',
    { title_layouts_uri: 'modules/placement/layouts/' },
    [],
    ['error config.json /site_config/title_layouts_uri'],
  ],
  ['a list for a genre', {}, ['genre/horror'], []],
  ['a list for a genre that is none', {}, ['genre/horor'], ['warning modules/genre/horor.json ']],
  ['a list for a title that is none', {}, ['title/x'], ['warning modules/title/x.json ']],
])('%s', (_, config, slugs, expected) => {
  const more = { lists: lists(...slugs), genres: new Set(['horror']), titles: new Set(['metropolis']) }
  expect(foundBy(moduleLists, testSite(config, more))).toEqual(expected)
})

it('says nothing where nobody knows the folder', () => {
  expect(foundBy(moduleLists, testSite(home('modules/placement/home/'), { lists: undefined }))).toEqual([])
})
