import { expect, it } from 'vitest'
import { runCheck, testSite } from '../site/testSite'
import { checkModuleLists } from './moduleLists'

const moduleListFiles = (...slugs: string[]) => slugs.map((slug) => ({ slug, file: `modules/${slug}.json` }))
const configWithHomeList = (modules_uri: string) => ({
  routing: [{ route: '/home', component: 'home' as const, modules_uri }],
})
const LIST_PLACE = 'config.json /site_config/routing/0/modules_uri'

it.each<[string, object, string[], string[]]>([
  ['an existing list', configWithHomeList('modules/placement/home/'), ['home'], []],
  ['an existing list without the trailing slash', configWithHomeList('/modules/placement/home'), ['home'], []],
  ['an existing list with a query', configWithHomeList('modules/placement/home/?genre=horror'), ['home'], []],
  [
    'a missing list',
    configWithHomeList('modules/placement/hmoe/'),
    ['home'],
    [`error ${LIST_PLACE} → modules/placement/home/`],
  ],
  ['a list of another service', configWithHomeList('lists/home/'), [], []],
  [
    'a list that is not used',
    configWithHomeList('modules/placement/home/'),
    ['home', 'old'],
    ['warning modules/old.json '],
  ],
  [
    'lists of the navigation bar',
    { navbar: { modules_uri: 'modules/placement/a/', mobile_genres_modules_uri: 'modules/placement/b/' } },
    [],
    [
      'error config.json /site_config/navbar/modules_uri',
      'error config.json /site_config/navbar/mobile_genres_modules_uri',
    ],
  ],
  [
    'a list of the footer',
    { footer: { modules_uri: 'modules/placement/a/' } },
    [],
    ['error config.json /site_config/footer/modules_uri'],
  ],
  ['the list of title layouts', { title_layouts_uri: 'modules/placement/layouts/' }, ['layouts'], []],
  [
    'a missing list of title layouts',
    { title_layouts_uri: 'modules/placement/layouts/' },
    [],
    ['error config.json /site_config/title_layouts_uri'],
  ],
  ['a list for an existing genre', {}, ['genre/horror'], []],
  ['a list for an unknown genre', {}, ['genre/horor'], ['warning modules/genre/horor.json ']],
  ['a list for an unknown title', {}, ['title/x'], ['warning modules/title/x.json ']],
])('checks %s', (_, config, slugs, expected) => {
  const more = {
    lists: moduleListFiles(...slugs),
    genreSlugs: new Set(['horror']),
    titleSlugs: new Set(['metropolis']),
  }
  expect(runCheck(checkModuleLists, testSite(config, more))).toEqual(expected)
})

it('reports nothing when the folder is unknown', () => {
  expect(
    runCheck(checkModuleLists, testSite(configWithHomeList('modules/placement/home/'), { lists: undefined })),
  ).toEqual([])
})
