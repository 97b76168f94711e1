import { expect, it } from 'vitest'
import { runCheck, testModule, testSite } from '../../site/testSite'
import { checkModuleNames } from './moduleNames'

const CONFIG_PLACE = 'config.json /site_config'
const configWithEvents = (...module_slug_list: string[]) => ({
  consider_module_title_as_event: { module_slug_list, route_to_open: '/live' },
})

it.each([
  ['an existing event module', configWithEvents('live'), []],
  [
    'a missing event module',
    configWithEvents('live', 'lvie'),
    [`error ${CONFIG_PLACE}/consider_module_title_as_event/module_slug_list/1 → live`],
  ],
  ['an existing ignored module', { ignore_modules: ['live'] }, []],
  ['a missing ignored module', { ignore_modules: ['liev'] }, [`warning ${CONFIG_PLACE}/ignore_modules/0 → live`]],
])('checks %s', (_, config, expected) => {
  expect(runCheck(checkModuleNames, testSite(config, { modules: [testModule({ slug: 'live' })] }))).toEqual(expected)
})

it('reports two modules of a list with the same slug', () => {
  const modules = [testModule({ slug: 'a' }), { ...testModule({ slug: 'a' }), pointer: '/data/1/module' }]
  expect(runCheck(checkModuleNames, testSite({}, { modules }))).toEqual([
    'warning modules/home.json /data/1/module/slug',
  ])
})

it('accepts the same slug if the modules are shown at different times', () => {
  const [first, second] = [testModule({ slug: 'a' }), { ...testModule({ slug: 'a' }), pointer: '/data/1/module' }]
  const found = (until: number, from: number) =>
    runCheck(
      checkModuleNames,
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
  expect(runCheck(checkModuleNames, testSite({}, { modules }))).toEqual([])
})

it('reports nothing when the folder is unknown', () => {
  expect(runCheck(checkModuleNames, testSite(configWithEvents('live'), { lists: undefined }))).toEqual([])
})
