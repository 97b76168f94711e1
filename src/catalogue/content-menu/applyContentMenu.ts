import type { ContentMenu, TitleCard } from '../../generated/types'
import type { ContentMenuState } from './contentMenuState'
import { filterTitles } from './filterTitles'
import { justAdded } from './justAdded'
import type { GridModule, TitleGroup } from './mergeModules'
import { mergeModules } from './mergeModules'
import { searchTitles } from './searchTitles'
import { sortTitles } from './sortTitles'

type Titles = readonly TitleCard[]
type Modules = readonly GridModule[]

/**
 * What the page shows for a state of its content menu. With nothing chosen: the modules, untouched. Else modules without
 * a match drop out, and a search, or a sort without multi_modules, makes one list of what is left. A search hides live
 * modules and is cut off at its limit, after sorting; a sort leaves live modules as they are.
 * @param now milliseconds since 1970, for days_to_cut_off
 * @returns nothingFound: true where no_results_text is to be shown
 */
export function applyContentMenu(
  modules: Modules,
  menu: ContentMenu,
  state: ContentMenuState,
  now: number,
): { groups: readonly TitleGroup[]; nothingFound: boolean } {
  const { term, genre, type, module, sort } = state
  const search = menu.search?.is_active && term.trim() ? menu.search : undefined
  const param = menu.sort?.is_active ? menu.sort.params?.find(({ value }) => value === sort?.value) : undefined
  const custom = menu.filter?.custom_genres?.find(({ name }) => name === state.custom)
  if (!search && !param && !custom && !genre && !type && !module) return { groups: modules, nothingFound: false }

  let shown = module ? modules.filter(({ key }) => key === module) : modules
  if (search) shown = shown.filter(({ isLivestream }) => !isLivestream)
  shown = narrow(shown, (titles, { isLivestream }) => {
    const ofType = type ? titles.filter(({ title_type }) => title_type === type) : titles
    const ofGenre = filterTitles(filterTitles(ofType, genre ? [genre] : []), custom?.genres ?? [])
    const found = search ? searchTitles(ofGenre, term, search.params) : ofGenre
    if (isLivestream || param?.value !== 'just_added' || !param.days_to_cut_off) return found
    return justAdded(found, param.days_to_cut_off, now)
  })
  if (search || (param && !param.multi_modules)) shown = mergeModules(shown)
  if (param) {
    shown = narrow(shown, (titles, { isLivestream }) =>
      isLivestream ? titles : sortTitles(titles, param.value, sort?.descending ?? false, menu.sort?.genresList),
    )
  }
  if (search) shown = narrow(shown, (titles) => titles.slice(0, search.limit ?? 10))
  return { groups: shown, nothingFound: shown.length === 0 }
}

/** The modules with other titles, without those that have none left. */
function narrow(modules: Modules, change: (titles: Titles, module: GridModule) => Titles): Modules {
  return modules
    .map((module) => ({ ...module, titles: change(module.titles, module) }))
    .filter(({ titles }) => titles.length > 0)
}
