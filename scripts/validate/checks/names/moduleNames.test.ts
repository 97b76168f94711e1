import { expect, it } from 'vitest'
import { runCheck, testModule, testSite } from '../../site/testSite'
import { moduleNames } from './moduleNames'

const AT = 'config.json /site_config'
const event = (...module_slug_list: string[]) => ({
  consider_module_title_as_event: { module_slug_list, route_to_open: '/live' },
})

it.each([
  ['an existing event module', event('live'), []],
  [
    'a missing event module',
    event('live', 'lvie'),
    [`error ${AT}/consider_module_title_as_event/module_slug_list/1 → live`],
  ],
  ['an existing ignored module', { ignore_modules: ['live'] }, []],
  ['a missing ignored module', { ignore_modules: ['liev'] }, [`warning ${AT}/ignore_modules/0 → live`]],
])('checks %s', (_, config, expected) => {
  expect(runCheck(moduleNames, testSite(config, { modules: [testModule({ slug: 'live' })] }))).toEqual(expected)
})

it('reports two modules of a list with the same slug', () => {
  const modules = [testModule({ slug: 'a' }), { ...testModule({ slug: 'a' }), pointer: '/data/1/module' }]
  expect(runCheck(moduleNames, testSite({}, { modules }))).toEqual(['warning modules/home.json /data/1/module/slug'])
})

it('accepts the same slug if the modules are shown at different times', () => {
  const [first, second] = [testModule({ slug: 'a' }), { ...testModule({ slug: 'a' }), pointer: '/data/1/module' }]
  const found = (until: number, from: number) =>
    runCheck(
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

it('accepts the same slug in two lists', () => {
  const modules = [testModule({ slug: 'a' }), testModule({ slug: 'a' }, 'modules/films.json')]
  expect(runCheck(moduleNames, testSite({}, { modules }))).toEqual([])
})

it('reports nothing when the folder is unknown', () => {
  expect(runCheck(moduleNames, testSite(event('live'), { lists: undefined }))).toEqual([])
})
