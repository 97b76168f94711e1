import type { ContentMenu, MenuModuleModule, TitleCard, TitleGridModule } from '../../generated/types'
import type { PlannedModule } from '../../site/moduleList'
import { applyContentMenu } from './applyContentMenu'
import { parseContentMenuParams } from './contentMenuInUrl'
import type { ContentMenuState } from './contentMenuState'
import type { GridModule, TitleGroup } from './mergeModules'

type MenuFilterKind = 'genre' | 'type' | 'module' | 'custom'

/** The menu modules of a page and the title_grid modules that they control, before their data loads. */
export interface PlannedMenus {
  /** Key of the menu that shows the number of results. Undefined: the page has no menu. */
  first: string | undefined
  kinds: ReadonlySet<MenuFilterKind>
  menus: readonly PlannedModule[]
  grids: readonly PlannedModule[]
}

/** All menu modules of a page combined: they share the address, so they must interpret it the same way. */
export interface PageMenus extends PlannedMenus {
  /** Their combined options; the first menu with an option wins. Empty until all have loaded. */
  menu: ContentMenu
}

/**
 * Finds the menus and grids of a page. A title_grid with a `filter_by` is controlled only by menus of that kind.
 * @param modules all planned modules of the page
 */
export function findPageMenus(modules: readonly PlannedModule[]): PlannedMenus {
  const menus = modules.filter(({ type }) => type === 'menu_module')
  const kinds = new Set(menus.map(filterKindOf))
  const isControlled = ({ filter_by: kind }: Unchecked<TitleGridModule>) => !isFilterKind(kind) || kinds.has(kind)
  const grids = menus.length > 0 ? modules.filter(({ type, raw }) => type === 'title_grid' && isControlled(raw)) : []
  return { first: menus[0]?.key, kinds, menus, grids }
}

export function mergeMenus(menus: readonly MenuModuleModule[]): ContentMenu {
  const menu: ContentMenu = {}
  for (const { targeting_params: targeting = {} } of menus) {
    if (!menu.search?.is_active) menu.search = targeting.search
    if (!menu.sort?.is_active) menu.sort = targeting.sort
    menu.clear_button ??= targeting.clear_button
  }
  // Only the custom menu has genre groups: in the others the filter contains texts only.
  menu.filter = menus.find(({ filter_by: kind = 'custom' }) => kind === 'custom')?.targeting_params?.filter
  return menu
}

/** A module before validation. */
type Unchecked<Module> = { [Field in keyof Module]?: unknown }

const filterKindOf = ({ raw }: PlannedModule): MenuFilterKind =>
  isFilterKind(raw.filter_by) ? raw.filter_by : 'custom'

const isFilterKind = (value: unknown): value is MenuFilterKind =>
  value === 'genre' || value === 'type' || value === 'module' || value === 'custom'

/** A title_grid with its settings for menus. */
export interface MenuGrid extends GridModule {
  /** true: offered by the module filter. */
  inMenu: boolean
}

export function toMenuGrid(
  { key, heading }: PlannedModule,
  { content = [], targeting_params: targeting = {} }: TitleGridModule,
): MenuGrid {
  const { is_livestream: isLivestream, add_to_menu: inMenu = true } = targeting
  return { key, heading: heading || undefined, titles: content, isLivestream, inMenu }
}

/** Reads the menu state from the query, ignoring kinds of filters that no menu offers. */
export function readMenuState(
  { menu, kinds }: PageMenus,
  grids: readonly MenuGrid[],
  params: URLSearchParams,
): ContentMenuState {
  const read = parseContentMenuParams(params, menu, grids)
  return {
    ...read,
    genre: kinds.has('genre') ? read.genre : undefined,
    type: kinds.has('type') ? read.type : undefined,
    module: kinds.has('module') ? read.module : undefined,
  }
}

interface MenuResult {
  /** Titles to show; undefined: the module is hidden. */
  titles?: readonly TitleCard[]
  /** Replaces the module's heading; undefined: no heading. */
  heading?: string
}

export interface MenuResults {
  /** Total number of titles found. */
  count: number
  /** By the key of each grid. If nothing was found, the first grid has an empty list and shows the empty state. */
  byGrid: ReadonlyMap<string, MenuResult>
}

/**
 * Computes what each grid shows. Pure.
 * @param now milliseconds since 1970, for days_to_cut_off
 * @returns undefined without a search, sort or filter; the brand's default group counts as a filter
 */
export function menuResults(
  { menu }: PageMenus,
  grids: readonly MenuGrid[],
  state: ContentMenuState,
  now: number,
): MenuResults | undefined {
  const { term, sort, genre, type, module, custom } = state
  if (term.trim() === '' && [sort, genre, type, module, custom].every((choice) => choice === undefined))
    return undefined
  const { groups } = applyContentMenu(grids, menu, state, now)
  const shown = new Map(groups.map((group) => [group.key, group]))
  return {
    count: groups.reduce((sum, { titles }) => sum + titles.length, 0),
    byGrid: new Map(
      grids.map(({ key }, index) => [key, resultOfGroup(shown.get(key), groups.length === 0 && index === 0)]),
    ),
  }
}

function resultOfGroup(group: TitleGroup | undefined, showsEmptyState: boolean): MenuResult {
  if (group) return { titles: group.titles, heading: group.heading }
  return showsEmptyState ? { titles: [] } : {}
}
