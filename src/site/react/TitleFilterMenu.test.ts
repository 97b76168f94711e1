import { expect, test } from 'vitest'
import type { PlannedModule } from '../moduleList'
import type { ModuleEntry } from '../registry'
import { withTitleFilter } from './TitleFilterMenu'

const entry = {} as ModuleEntry
const moduleTypes = new Map([['menu_module', entry]])
const planned = (type: string, raw: object = {}) =>
  ({ key: type, type, raw, region: 'main' }) as unknown as PlannedModule
const filter = { custom_genres: [{ name: 'Dark', genres: ['horror'] }], default_custom_genre: 'Dark' }
const types = (modules: PlannedModule[]) => modules.map(({ type }) => type).join()

test('adds a menu of the groups before the first grid', () => {
  const made = withTitleFilter(
    [planned('carousel_hero'), planned('title_grid'), planned('title_grid')],
    filter,
    moduleTypes,
  )
  expect(types(made)).toBe('carousel_hero,menu_module,title_grid,title_grid')
  expect(made[1]).toMatchObject({ entry, region: 'main', raw: { targeting_params: { filter } } })
})

test.each([
  ['no filter', [planned('title_grid')], undefined, moduleTypes],
  ['a filter without groups', [planned('title_grid')], { custom_genres: [] }, moduleTypes],
  ['no grid', [planned('carousel_show')], filter, moduleTypes],
  ['a menu of groups on the page', [planned('menu_module'), planned('title_grid')], filter, moduleTypes],
  ['a site without menus', [planned('title_grid')], filter, new Map()],
])('leaves the page unchanged: %s', (_, modules, given, site) => {
  expect(withTitleFilter(modules, given, site)).toBe(modules)
})

test('adds the menu beside a menu of another kind', () => {
  const made = withTitleFilter(
    [planned('menu_module', { filter_by: 'genre' }), planned('title_grid')],
    filter,
    moduleTypes,
  )
  expect(types(made)).toBe('menu_module,menu_module,title_grid')
})
