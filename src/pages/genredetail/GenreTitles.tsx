import { useMemo } from 'react'
import { NominationsHeading } from '../../catalogue/card/NominationsHeading'
import { filterTitlesByGenre } from '../../catalogue/content-menu/filterTitles'
import { useGenreInLinks } from '../../catalogue/genres/originGenre'
import { TitleColumns } from '../../catalogue/row/TitleColumns'
import { useCustomGenres } from '../../catalogue/title-filters/customGenres'
import { FilterBar, NoTitles } from '../../catalogue/title-filters/FilterBar'
import {
  applyFilters,
  createFilterChoices,
  FILTERABLE_TITLE_TYPES,
  NO_FILTERS,
  useFilters,
} from '../../catalogue/title-filters/titleFilters'
import { OrderSelect } from '../../page/list/OrderSelect'
import { useAddressChoice } from '../../page/list/useAddressChoice'
import type { GenreWithTitles } from '../../service/genres'
import type { PageProps } from '../../site/pageProps'
import { GENRE_ORDERS, sortGenreTitles } from './sortGenreTitles'

interface Props {
  genre: GenreWithTitles
  route: PageProps['route']
}

/**
 * Titles with filters and an order, kept in the address. Types are those of the route's `filters`, otherwise Movie and
 * Television; a single type needs no filter. The rating filter is shown if any title has a rating. The route's groups
 * of genres are another filter.
 */
export function GenreTitles({ genre, route }: Props) {
  const addGenreToLinks = useGenreInLinks(genre)
  const [group, groupChoice] = useCustomGenres(route?.title_filter)
  const titles = useMemo(() => filterTitlesByGenre(genre.titles, group?.genres ?? []), [genre, group])
  const choices = useMemo(
    () => ({ ...createFilterChoices(titles, typeChoices(route?.filters)), genres: [] }),
    [titles, route],
  )
  const { filters, change } = useFilters(choices)
  const [order, choose] = useAddressChoice('sort', GENRE_ORDERS)
  const sorted = useMemo(() => sortGenreTitles(applyFilters(titles, filters), order), [titles, filters, order])
  return (
    <>
      {genre.titles.length > 0 && groupChoice}
      {genre.titles.length > 0 && (
        <FilterBar choices={choices} filters={filters} count={sorted.length} onChange={change}>
          <OrderSelect value={order} orders={ORDERS} onChange={choose} />
        </FilterBar>
      )}
      {sorted.length === 0 ? (
        <NoTitles onReset={genre.titles.length > 0 ? () => change(NO_FILTERS, ['group']) : undefined} />
      ) : (
        <div onClickCapture={addGenreToLinks}>
          <NominationsHeading />
          <TitleColumns
            titles={sorted}
            module=""
            layout={route?.module_image_field === 'thumb' ? 'posters' : 'tiles'}
            first
          />
        </div>
      )}
    </>
  )
}

/** No choices for a single type. */
function typeChoices(filters: readonly string[] = FILTERABLE_TITLE_TYPES): readonly string[] {
  return filters.length > 1 ? filters : []
}

const ORDERS = [
  ['recent', 'sortRecent'],
  ['az', 'sortAZ'],
  ['za', 'sortZA'],
] as const
