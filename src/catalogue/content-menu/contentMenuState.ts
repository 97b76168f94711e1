import type { ContentMenu } from '../../generated/types'
import type { SortValue } from './sortTitles'

/** What a visitor has chosen in the content menu. */
export interface ContentMenuState {
  /** As typed; spaces around it do not count. */
  readonly term: string
  /** Default: the order of the page. */
  readonly sort?: { readonly value: SortValue; readonly descending: boolean }
  /** Slug of a genre. */
  readonly genre?: string
  /** A `title_type` of the page's titles. */
  readonly type?: string
  /** Key of a module: its slug, numbered where a neighbour has the same. */
  readonly module?: string
  /** Name of one of the brand's groups of genres. Default: all titles. */
  readonly custom?: string
}

export type ContentMenuAction =
  | { type: 'search'; term: string }
  | { type: 'sort'; value?: SortValue }
  | { type: 'genre'; slug?: string }
  | { type: 'type'; titleType?: string }
  | { type: 'module'; key?: string }
  | { type: 'custom'; name?: string }
  | { type: 'clear' }

/** Before anything is chosen: everything, except where the brand names another group than the default, All. */
export function initialContentMenu(menu: ContentMenu): ContentMenuState {
  const { is_active: isActive = true, custom_genres: groups = [], default_custom_genre: name } = menu.filter ?? {}
  return isActive && groups.some((group) => group.name === name) ? { term: '', custom: name } : { term: '' }
}

/** The state after one action. An action without a value takes that choice back; the same sort key turns round. */
export function reduceContentMenu(
  state: ContentMenuState,
  action: ContentMenuAction,
  menu: ContentMenu,
): ContentMenuState {
  switch (action.type) {
    case 'search':
      return { ...state, term: action.term }
    case 'sort':
      return { ...state, sort: action.value && nextSort(action.value, state.sort) }
    case 'genre':
      return { ...state, genre: action.slug }
    case 'type':
      return { ...state, type: action.titleType }
    case 'module':
      return { ...state, module: action.key }
    case 'custom':
      return { ...state, custom: action.name }
    case 'clear':
      return initialContentMenu(menu)
  }
}

/** Names first go from A to Z, years and dates from the newest. */
function nextSort(value: SortValue, sort: ContentMenuState['sort']): ContentMenuState['sort'] {
  if (sort?.value === value) return { value, descending: !sort.descending }
  return { value, descending: value !== 'alphanumeric' && value !== 'genre' }
}

/** Whether there is anything for the clear button to put back. */
export function isChanged({ term, sort, genre, type, module, custom }: ContentMenuState, menu: ContentMenu): boolean {
  const chosen = term.trim() !== '' || [sort, genre, type, module].some((choice) => choice !== undefined)
  return chosen || custom !== initialContentMenu(menu).custom
}
