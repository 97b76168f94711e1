import type { ContentMenu, MenuModuleModule, TitleCard, TitleGridModule } from '../../generated/types'
import type { PlannedModule } from '../../site/moduleList'
import { applyContentMenu } from './applyContentMenu'
import { readContentMenu } from './contentMenuInUrl'
import type { ContentMenuState } from './contentMenuState'
import type { GridModule, TitleGroup } from './mergeModules'

type MenuKind = 'genre' | 'type' | 'module' | 'custom'

/** The menu modules of a page as its list names them, and the title_grid modules that they work on. */
export interface PlannedMenus {
  /** Key of the one that says what was found. Undefined: the page has no menu. */
  first: string | undefined
  kinds: ReadonlySet<MenuKind>
  menus: readonly PlannedModule[]
  grids: readonly PlannedModule[]
}

/** All menu modules of a page, taken as one: they share the address, so they must agree on what it means. */
export interface PageMenus extends PlannedMenus {
  /** What they offer together; the first one that offers something goes before. Nothing until all have come. */
  menu: ContentMenu
}

/**
 * Reads the menus of a page. A title_grid that names a `filter_by` is reached by menus of that kind only.
 * @param modules all planned modules of the page
 */
export function pageMenus(modules: readonly PlannedModule[]): PlannedMenus {
  const menus = modules.filter(({ type }) => type === 'menu_module')
  const kinds = new Set(menus.map(kindOf))
  const reached = ({ filter_by: kind }: Unchecked<TitleGridModule>) => !isKind(kind) || kinds.has(kind)
  const grids = menus.length > 0 ? modules.filter(({ type, raw }) => type === 'title_grid' && reached(raw)) : []
  return { first: menus[0]?.key, kinds, menus, grids }
}

/** What the menus of a page offer together. */
export function menuOf(menus: readonly MenuModuleModule[]): ContentMenu {
  const menu: ContentMenu = {}
  for (const { targeting_params: targeting = {} } of menus) {
    if (!menu.search?.is_active) menu.search = targeting.search
    if (!menu.sort?.is_active) menu.sort = targeting.sort
    menu.clear_button ??= targeting.clear_button
  }
  // Groups of genres are the custom menu's alone: in the others the filter only carries words.
  menu.filter = menus.find(({ filter_by: kind = 'custom' }) => kind === 'custom')?.targeting_params?.filter
  return menu
}

/** A module as it came: its fields may be anything. */
type Unchecked<Module> = { [Field in keyof Module]?: unknown }

/** What a menu_module filters by. Default custom. */
const kindOf = ({ raw }: PlannedModule): MenuKind => (isKind(raw.filter_by) ? raw.filter_by : 'custom')

const isKind = (word: unknown): word is MenuKind =>
  word === 'genre' || word === 'type' || word === 'module' || word === 'custom'

/** A title_grid of the page with what its menus ask of it. */
export interface Grid extends GridModule {
  /** true: a choice of the module filter. */
  inMenu: boolean
}

export function gridOf(
  { key, heading }: PlannedModule,
  { content = [], targeting_params: targeting = {} }: TitleGridModule,
): Grid {
  const { is_livestream: isLivestream, add_to_menu: inMenu = true } = targeting
  return { key, heading: heading || undefined, titles: content, isLivestream, inMenu }
}

/** What an address means for the menus of a page: choices of kinds that no menu offers do not count. */
export function menuState(
  { menu, kinds }: PageMenus,
  grids: readonly Grid[],
  params: URLSearchParams,
): ContentMenuState {
  const read = readContentMenu(params, menu, grids)
  return {
    ...read,
    genre: kinds.has('genre') ? read.genre : undefined,
    type: kinds.has('type') ? read.type : undefined,
    module: kinds.has('module') ? read.module : undefined,
  }
}

/** What the content menu makes of one title_grid module. */
interface MenuResult {
  /** The titles to show in place of the module's own; undefined: the module is left out. */
  titles?: readonly TitleCard[]
  /** Stands in place of the module's heading; undefined: no heading. */
  heading?: string
}

/** What the menus of a page show for a state. */
export interface MenuResults {
  /** How many titles were found in all. */
  count: number
  /** By the key of each grid. Where nothing was found, the first one says so in place of all. */
  byGrid: ReadonlyMap<string, MenuResult>
}

/**
 * What each grid of a page shows, from the state of its menus and nothing else.
 * @param now milliseconds since 1970, for days_to_cut_off
 * @returns undefined while nothing is searched, sorted or filtered; what the brand chose at first narrows, too
 */
export function menuResults(
  { menu }: PageMenus,
  grids: readonly Grid[],
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
    byGrid: new Map(grids.map(({ key }, index) => [key, resultOf(shown.get(key), groups.length === 0 && index === 0)])),
  }
}

function resultOf(group: TitleGroup | undefined, saysNothing: boolean): MenuResult {
  if (group) return { titles: group.titles, heading: group.heading }
  return saysNothing ? { titles: [] } : {}
}
