import type { ContentMenu, TitleCard } from '../../generated/types'
import type { ContentMenuState } from './contentMenuState'
import { filterRecentlyAdded } from './filterRecentlyAdded'
import { filterTitlesByGenre } from './filterTitles'
import type { GridModule, TitleGroup } from './mergeModules'
import { mergeModules } from './mergeModules'
import { searchTitles } from './searchTitles'
import { sortTitles } from './sortTitles'

type Titles = readonly TitleCard[]
type Modules = readonly GridModule[]

const DEFAULT_SEARCH_LIMIT = 10

/**
 * Applies the state of a content menu to the modules of a page. Without a choice the modules are returned unchanged.
 * Otherwise modules without matches are removed, and a search, or a sort without multi_modules, merges the rest into one
 * list. A search hides live modules and is limited after sorting; a sort does not change live modules.
 * @param now milliseconds since 1970, for days_to_cut_off
 * @returns nothingFound: true if no_results_text is to be shown
 */
export function applyContentMenu(
  modules: Modules,
  menu: ContentMenu,
  state: ContentMenuState,
  now: number,
): { groups: readonly TitleGroup[]; nothingFound: boolean } {
  const options = chosenOptions(menu, state)
  const { search, sort, custom } = options
  const isChosen = [search, sort, custom, state.genre, state.type, state.module].some(Boolean)
  if (!isChosen) return { groups: modules, nothingFound: false }

  let shown = filterModules(modules, state, options, now)
  if (search || (sort && !sort.multi_modules)) shown = mergeModules(shown)
  if (sort) {
    const descending = state.sort?.descending ?? false
    shown = mapTitles(shown, (titles, { isLivestream }) =>
      isLivestream ? titles : sortTitles(titles, sort.value, descending, menu.sort?.genresList),
    )
  }
  if (search) shown = mapTitles(shown, (titles) => titles.slice(0, search.limit ?? DEFAULT_SEARCH_LIMIT))
  return { groups: shown, nothingFound: shown.length === 0 }
}

/** The menu's options for the search, sort and genre group of a state; undefined for what the menu does not offer. */
const chosenOptions = (menu: ContentMenu, { term, sort, custom }: ContentMenuState) => ({
  search: menu.search?.is_active && term.trim() ? menu.search : undefined,
  sort: menu.sort?.is_active ? menu.sort.params?.find(({ value }) => value === sort?.value) : undefined,
  custom: menu.filter?.custom_genres?.find(({ name }) => name === custom),
})

function filterModules(
  modules: Modules,
  { term, genre, type, module }: ContentMenuState,
  { search, sort, custom }: ReturnType<typeof chosenOptions>,
  now: number,
): Modules {
  const candidates = modules.filter(({ key, isLivestream }) => (!module || key === module) && !(search && isLivestream))
  return mapTitles(candidates, (titles, { isLivestream }) => {
    const ofType = type ? titles.filter(({ title_type }) => title_type === type) : titles
    const ofGenre = filterTitlesByGenre(filterTitlesByGenre(ofType, genre ? [genre] : []), custom?.genres ?? [])
    const found = search ? searchTitles(ofGenre, term, search.params) : ofGenre
    if (isLivestream || sort?.value !== 'just_added' || !sort.days_to_cut_off) return found
    return filterRecentlyAdded(found, sort.days_to_cut_off, now)
  })
}

/** Changes the titles of each module, and removes modules without titles. */
function mapTitles(modules: Modules, change: (titles: Titles, module: GridModule) => Titles): Modules {
  return modules
    .map((module) => ({ ...module, titles: change(module.titles, module) }))
    .filter(({ titles }) => titles.length > 0)
}
