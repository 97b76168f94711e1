import type { ContentMenu } from '../../generated/types'
import type { SortValue } from './sortTitles'

export interface ContentMenuState {
  /** As typed; surrounding spaces are ignored. */
  readonly term: string
  /** Default: the page's own order. */
  readonly sort?: { readonly value: SortValue; readonly descending: boolean }
  /** Slug of a genre. */
  readonly genre?: string
  /** A `title_type` of the page's titles. */
  readonly type?: string
  /** Module key: its slug, with a number if the page has the slug twice. */
  readonly module?: string
  /** Name of a group of the brand's `custom_genres`. Default: all titles. */
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

/** The initial state: all titles, unless the brand names a default group. */
export function initialContentMenuState(menu: ContentMenu): ContentMenuState {
  const { is_active: isActive = true, custom_genres: groups = [], default_custom_genre: name } = menu.filter ?? {}
  return isActive && groups.some((group) => group.name === name) ? { term: '', custom: name } : { term: '' }
}

/**
 * Applies an action. An action without a value clears that choice; choosing the current sort key reverses its
 * direction.
 */
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
      return initialContentMenuState(menu)
  }
}

/** First direction of a sort key: names ascend, years and dates descend. */
function nextSort(value: SortValue, sort: ContentMenuState['sort']): ContentMenuState['sort'] {
  if (sort?.value === value) return { value, descending: !sort.descending }
  return { value, descending: value !== 'alphanumeric' && value !== 'genre' }
}

/** Whether the clear button has anything to reset. */
export function isContentMenuChanged(
  { term, sort, genre, type, module, custom }: ContentMenuState,
  menu: ContentMenu,
): boolean {
  const chosen = term.trim() !== '' || [sort, genre, type, module].some((choice) => choice !== undefined)
  return chosen || custom !== initialContentMenuState(menu).custom
}
