import type { ContentMenuAction, ContentMenuState } from '../../catalogue/content-menu/contentMenuState'
import { createGenreComparator } from '../../catalogue/content-menu/createGenreComparator'
import type { MenuGrid } from '../../catalogue/content-menu/pageMenus'
import type { GenreGroup } from '../../catalogue/title-filters/customGenres'
import { FILTERABLE_TITLE_TYPES, titleTypeLabel } from '../../catalogue/title-filters/titleFilters'
import type { ContentMenu, MenuModuleModule } from '../../generated/types'
import type { TranslateFunction } from '../../text/createText'
import { useText } from '../../text/TextContext'
import { type Choice, Select } from '../../ui/form/Select'

interface Props {
  module: MenuModuleModule
  grids: readonly MenuGrid[]
  /** The combined options of the page's menus. */
  menu: ContentMenu
  state: ContentMenuState
  act: (action: ContentMenuAction) => void
}

/**
 * The filter of a menu by its `filter_by`: the genres or types of the page's titles, its modules, or the brand's genre
 * groups. Hidden if there is nothing to choose.
 */
export function FilterSelect({ module, grids, menu, state, act }: Props) {
  const t = useText()
  const { filter_by: kind = 'custom', targeting_params: { filter, sort } = {} } = module
  if (filter?.is_active === false) return null
  const filters = {
    genre: () => genreFilterOptions(grids, sort?.genresList ?? menu.sort?.genresList),
    type: () => typeFilterOptions(grids, t),
    module: () => moduleFilterOptions(grids, filter?.browse_modules_label),
    custom: () => groupFilterOptions(filter?.custom_genres ?? []),
  }
  const { choices, all = filter?.browse_label ?? t('all'), action, isHidden, hasAll } = filters[kind]()
  if (isHidden) return null
  return (
    <Select
      label={filter?.label ?? t(kind === 'genre' || kind === 'type' ? kind : 'filter')}
      value={state[kind] ?? ''}
      choices={hasAll ? choices : [{ value: '', label: all }, ...choices]}
      onChange={(value) => act(action(value || undefined))}
    />
  )
}

interface FilterOptions {
  choices: Choice[]
  action: (value: string | undefined) => ContentMenuAction
  /** Label of the choice for all titles, if it differs from the default. */
  all?: string
  /** true: `choices` contains one for all titles. */
  hasAll?: boolean
  isHidden?: boolean
}

function genreFilterOptions(grids: readonly MenuGrid[], genresList: readonly string[] = []): FilterOptions {
  const genres = grids.flatMap(({ titles }) => titles.flatMap((title) => title.genres ?? []))
  const bySlug = new Map(genres.map((genre) => [genre.slug, genre]))
  const sorted = [...bySlug.values()].sort(createGenreComparator(genresList))
  return {
    choices: sorted.map(({ slug, name }) => ({ value: slug, label: name })),
    action: (slug) => ({ type: 'genre', slug }),
  }
}

/** The types of the page's titles: movies and television first, then the others in page order. */
function typeFilterOptions(grids: readonly MenuGrid[], t: TranslateFunction): FilterOptions {
  const present = new Set(grids.flatMap(({ titles }) => titles.flatMap(({ title_type }) => title_type ?? [])))
  const types = [...new Set<string>([...FILTERABLE_TITLE_TYPES, ...present])].filter((type) => present.has(type))
  return {
    choices: types.map((value) => ({ value, label: titleTypeLabel(value, t) })),
    action: (titleType) => ({ type: 'type', titleType }),
    // A filter with one choice has no effect.
    isHidden: types.length < 2,
  }
}

function moduleFilterOptions(grids: readonly MenuGrid[], all: string | undefined): FilterOptions {
  const offered = grids.filter(({ inMenu }) => inMenu)
  return {
    choices: offered.map(({ key, heading }) => ({ value: key, label: heading ?? key })),
    action: (key) => ({ type: 'module', key }),
    all,
  }
}

function groupFilterOptions(groups: readonly GenreGroup[]): FilterOptions {
  return {
    choices: groups.map(({ name }) => ({ value: name, label: name })),
    action: (name) => ({ type: 'custom', name }),
    // A brand can define "All" as a group without genres.
    hasAll: groups.some(({ genres }) => genres.length === 0),
    isHidden: groups.length === 0,
  }
}
