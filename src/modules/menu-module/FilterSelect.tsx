import type { ContentMenuAction, ContentMenuState } from '../../catalogue/content-menu/contentMenuState'
import { genreOrder } from '../../catalogue/content-menu/genreOrder'
import type { Grid } from '../../catalogue/content-menu/pageMenus'
import { TYPES, typeName } from '../../catalogue/title-filters/titleFilters'
import type { ContentMenu, MenuModuleModule } from '../../generated/types'
import { useText } from '../../text/TextContext'
import { type Choice, Select } from '../../ui/form/Select'

interface Props {
  module: MenuModuleModule
  grids: readonly Grid[]
  /** What the menus of the page offer together. */
  menu: ContentMenu
  state: ContentMenuState
  act: (action: ContentMenuAction) => void
}

/**
 * The filter of a menu by its `filter_by`: the genres or the types of the page's titles, its modules, or the
 * brand's groups.
 */
export function FilterSelect({ module, grids, menu, state, act }: Props) {
  const t = useText()
  const { filter_by: kind = 'custom', targeting_params: { filter, sort } = {} } = module
  if (filter?.is_active === false) return null
  const all = filter?.browse_label ?? t('all')

  if (kind === 'genre') {
    const choices = [{ value: '', label: all }, ...genresOf(grids, sort?.genresList ?? menu.sort?.genresList)]
    const choose = (slug: string) => act({ type: 'genre', slug: slug || undefined })
    return <Select label={filter?.label ?? t('genre')} value={state.genre ?? ''} choices={choices} onChange={choose} />
  }
  if (kind === 'type') {
    const types = typesOf(grids)
    // A filter with one choice narrows nothing.
    if (types.length < 2) return null
    const choices = [{ value: '', label: all }, ...types.map((value) => ({ value, label: typeName(value, t) }))]
    const choose = (titleType: string) => act({ type: 'type', titleType: titleType || undefined })
    return <Select label={filter?.label ?? t('type')} value={state.type ?? ''} choices={choices} onChange={choose} />
  }
  if (kind === 'module') {
    const own = grids.filter(({ inMenu }) => inMenu).map(({ key, heading }) => ({ value: key, label: heading ?? key }))
    const choices = [{ value: '', label: filter?.browse_modules_label ?? all }, ...own]
    const choose = (key: string) => act({ type: 'module', key: key || undefined })
    return (
      <Select label={filter?.label ?? t('filter')} value={state.module ?? ''} choices={choices} onChange={choose} />
    )
  }
  const groups = filter?.custom_genres ?? []
  if (groups.length === 0) return null
  // A brand may list "all" as a group of its own, without genres.
  const whole = groups.some(({ genres }) => genres.length === 0) ? [] : [{ value: '', label: all }]
  const choices = [...whole, ...groups.map(({ name }) => ({ value: name, label: name }))]
  const choose = (name: string) => act({ type: 'custom', name: name || undefined })
  return <Select label={filter?.label ?? t('filter')} value={state.custom ?? ''} choices={choices} onChange={choose} />
}

/** The types of the page's titles: movies and television first, the others as they come. */
function typesOf(grids: readonly Grid[]): string[] {
  const present = new Set(grids.flatMap(({ titles }) => titles.flatMap(({ title_type }) => title_type ?? [])))
  return [...new Set<string>([...TYPES, ...present])].filter((type) => present.has(type))
}

function genresOf(grids: readonly Grid[], genresList: readonly string[] = []): Choice[] {
  const genres = grids.flatMap(({ titles }) => titles.flatMap((title) => title.genres ?? []))
  const bySlug = new Map(genres.map((genre) => [genre.slug, genre]))
  return [...bySlug.values()].sort(genreOrder(genresList)).map(({ slug, name }) => ({ value: slug, label: name }))
}
