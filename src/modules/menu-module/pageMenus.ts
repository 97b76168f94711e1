import type { ContentMenu } from '../../generated/types'
import type { PlannedModule } from '../../site/moduleList'

export type MenuKind = 'genre' | 'module' | 'custom'

/** All menu modules of a page, taken as one: they share the address, so they must agree on what it means. */
export interface PageMenus {
  /** The one that tells the grids what to show. */
  leader: string | undefined
  kinds: ReadonlySet<MenuKind>
  /** What they offer together; the first one that offers something goes before. */
  menu: ContentMenu
  /** The title_grid modules that they work on. */
  grids: readonly PlannedModule[]
}

/**
 * Reads the menus of a page. A title_grid that names a `filter_by` is reached by menus of that kind only.
 * @param modules all planned modules of the page
 */
export function pageMenus(modules: readonly PlannedModule[]): PageMenus {
  const menus = modules.filter(({ type }) => type === 'menu_module')
  const kinds = new Set(menus.map(kindOf))
  const menu: ContentMenu = {}
  for (const { targeting } of menus) {
    if (!menu.search?.is_active) menu.search = targeting.search
    if (!menu.sort?.is_active) menu.sort = targeting.sort
    menu.clear_button ??= targeting.clear_button
  }
  // Groups of genres are the custom menu's alone: in the others the filter only carries words.
  menu.filter = menus.find((each) => kindOf(each) === 'custom')?.targeting.filter
  const reached = ({ filter_by: kind }: Record<string, unknown>) => !isKind(kind) || kinds.has(kind)
  const grids = modules.filter(({ type, raw }) => type === 'title_grid' && reached(raw))
  return { leader: menus[0]?.key, kinds, menu, grids }
}

/** What a menu_module filters by. Default custom. */
export const kindOf = ({ raw }: PlannedModule): MenuKind => (isKind(raw.filter_by) ? raw.filter_by : 'custom')

const isKind = (word: unknown): word is MenuKind => word === 'genre' || word === 'module' || word === 'custom'
