import { expect, it } from 'vitest'
import { foundBy, testModule, testSite } from '../../site/testSite'
import { moduleNames } from './moduleNames'

const AT = 'config.json /site_config'
const event = (...module_slug_list: string[]) => ({
  consider_module_title_as_event: { module_slug_list, route_to_open: '/live' },
})

it.each([
  ['an event module that is there', event('live'), []],
  [
    'an event module that is missing',
    event('live', 'lvie'),
    [`error ${AT}/consider_module_title_as_event/module_slug_list/1 → live`],
  ],
  ['an ignored module that is there', { ignore_modules: ['live'] }, []],
  ['an ignored module that is missing', { ignore_modules: ['liev'] }, [`warning ${AT}/ignore_modules/0 → live`]],
])('%s', (_, config, expected) => {
  expect(foundBy(moduleNames, testSite(config, { modules: [testModule({ slug: 'live' })] }))).toEqual(expected)
})

it('two modules of one list share no slug', () => {
  const modules = [testModule({ slug: 'a' }), { ...testModule({ slug: 'a' }), pointer: '/data/1/module' }]
  expect(foundBy(moduleNames, testSite({}, { modules }))).toEqual(['warning modules/home.json /data/1/module/slug'])
})

it('one that comes when the other has gone may have its slug', () => {
  const [first, second] = [testModule({ slug: 'a' }), { ...testModule({ slug: 'a' }), pointer: '/data/1/module' }]
  const found = (until: number, from: number) =>
    foundBy(
      moduleNames,
      testSite(
        {},
        {
          modules: [
            { ...first, until },
            { ...second, from },
          ],
        },
      ),
    )
  expect(found(5, 5)).toEqual([])
  expect(found(6, 5)).toHaveLength(1)
})

it('two lists may name the same module', () => {
  const modules = [testModule({ slug: 'a' }), testModule({ slug: 'a' }, 'modules/films.json')]
  expect(foundBy(moduleNames, testSite({}, { modules }))).toEqual([])
})

it('says nothing where nobody knows the folder', () => {
  expect(foundBy(moduleNames, testSite(event('live'), { lists: undefined }))).toEqual([])
})
