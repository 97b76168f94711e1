import { expect, test } from 'vitest'
import type { PlannedModule } from '../moduleList'
import type { ModuleEntry } from '../registry'
import { applyTitleFilter } from './TitleFilterMenu'

const moduleEntry = {} as ModuleEntry
const moduleTypes = new Map([['menu_module', moduleEntry]])
const plannedModule = (type: string, raw: object = {}) =>
  ({ key: type, type, raw, region: 'main' }) as unknown as PlannedModule
const titleFilter = { custom_genres: [{ name: 'Dark', genres: ['horror'] }], default_custom_genre: 'Dark' }
const typesOf = (modules: PlannedModule[]) => modules.map(({ type }) => type).join()

test('adds a menu of the groups before the first grid', () => {
  const made = applyTitleFilter(
    [plannedModule('carousel_hero'), plannedModule('title_grid'), plannedModule('title_grid')],
    titleFilter,
    moduleTypes,
  )
  expect(typesOf(made)).toBe('carousel_hero,menu_module,title_grid,title_grid')
  expect(made[1]).toMatchObject({
    entry: moduleEntry,
    region: 'main',
    raw: { targeting_params: { filter: titleFilter } },
  })
})

test.each([
  ['no filter', [plannedModule('title_grid')], undefined, moduleTypes],
  ['a filter without groups', [plannedModule('title_grid')], { custom_genres: [] }, moduleTypes],
  ['no grid', [plannedModule('carousel_show')], titleFilter, moduleTypes],
  [
    'a menu of groups on the page',
    [plannedModule('menu_module'), plannedModule('title_grid')],
    titleFilter,
    moduleTypes,
  ],
  ['a site without menus', [plannedModule('title_grid')], titleFilter, new Map()],
])('leaves the page unchanged: %s', (_, modules, given, site) => {
  expect(applyTitleFilter(modules, given, site)).toBe(modules)
})

test('adds the menu beside a menu of another kind', () => {
  const made = applyTitleFilter(
    [plannedModule('menu_module', { filter_by: 'genre' }), plannedModule('title_grid')],
    titleFilter,
    moduleTypes,
  )
  expect(typesOf(made)).toBe('menu_module,menu_module,title_grid')
})
