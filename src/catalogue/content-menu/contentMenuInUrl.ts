import type { ContentMenu } from '../../generated/types'
import { type ContentMenuState, initialContentMenuState } from './contentMenuState'
import type { GridModule } from './mergeModules'
import type { SortValue } from './sortTitles'

/**
 * Reads the content menu's state from the query, so that Back and links restore it: search, sort ("-" before the key:
 * descending), genre, type, module, and group (present but empty: all titles, where the brand's default is another
 * group). Unknown values are ignored.
 * @param modules the page's title_grid modules, which define the known genres, types and modules
 */
export function parseContentMenuParams(
  params: URLSearchParams,
  menu: ContentMenu,
  modules: readonly GridModule[],
): ContentMenuState {
  const genre = params.get('genre')
  const type = params.get('type')
  const module = params.get('module')
  const genres = modules.flatMap(({ titles }) => titles.flatMap((title) => title.genres ?? []))
  return {
    term: (menu.search?.is_active && params.get('search')) || '',
    sort: readSort(params.get('sort'), menu),
    genre: genres.find(({ slug }) => slug === genre)?.slug,
    type: modules.flatMap(({ titles }) => titles).find(({ title_type }) => title_type === type)?.title_type,
    module: modules.find(({ key }) => key === module)?.key,
    custom: readGroup(params.get('group'), menu),
  }
}

/** Returns the query with the state in it. Other parameters are kept, and default values are omitted. */
export function withContentMenuParams(
  params: URLSearchParams,
  state: ContentMenuState,
  menu: ContentMenu,
): URLSearchParams {
  const { term, sort, genre, type, module, custom } = state
  const entries = {
    search: term.trim() || undefined,
    sort: sort && `${sort.descending ? '-' : ''}${sort.value}`,
    genre,
    type,
    module,
    group: custom === initialContentMenuState(menu).custom ? undefined : (custom ?? ''),
  }
  const written = new URLSearchParams(params)
  for (const [key, value] of Object.entries(entries)) {
    if (value === undefined) written.delete(key)
    else written.set(key, value)
  }
  return written
}

function readSort(text: string | null, menu: ContentMenu): ContentMenuState['sort'] {
  if (text === null || !menu.sort?.is_active) return undefined
  const descending = text.startsWith('-')
  const key = descending ? text.slice(1) : text
  const value: SortValue | undefined = menu.sort.params?.find((param) => param.value === key)?.value
  return value && { value, descending }
}

function readGroup(name: string | null, menu: ContentMenu): string | undefined {
  const { is_active: isActive = true, custom_genres: groups = [] } = menu.filter ?? {}
  const { custom } = initialContentMenuState(menu)
  if (name === null || !isActive) return custom
  return name === '' ? undefined : (groups.find((group) => group.name === name)?.name ?? custom)
}
