import { useMemo } from 'react'
import { NominationsHeading } from '../../catalogue/card/NominationsHeading'
import { filterTitles } from '../../catalogue/content-menu/filterTitles'
import { useGenreInLinks } from '../../catalogue/genres/originGenre'
import { TitleColumns } from '../../catalogue/row/TitleColumns'
import { useCustomGenres } from '../../catalogue/title-filters/customGenres'
import { FilterBar, NoTitles } from '../../catalogue/title-filters/FilterBar'
import {
  applyFilters,
  choicesOf,
  FILTER_TYPES,
  NO_FILTERS,
  useFilters,
} from '../../catalogue/title-filters/titleFilters'
import { OrderSelect } from '../../page/list/OrderSelect'
import { useChoice } from '../../page/list/useChoice'
import type { GenreWithTitles } from '../../service/genres'
import type { PageProps } from '../../site/pageProps'
import { GENRE_ORDERS, sortGenre } from './sortGenre'

interface Props {
  genre: GenreWithTitles
  route: PageProps['route']
}

/**
 * The titles of a genre with the filters Type and Rating and an order, all kept in the address. The types are those of
 * the route's `filters`, else Movie and Television; a brand that names a single type needs no Type filter, and has none.
 * The Rating filter is there where any title has a rating. The route's groups of genres narrow the titles, too.
 */
export function GenreTitles({ genre, route }: Props) {
  const carry = useGenreInLinks(genre)
  const [group, segments] = useCustomGenres(route?.title_filter)
  const titles = useMemo(() => filterTitles(genre.titles, group?.genres ?? []), [genre, group])
  const choices = useMemo(() => ({ ...choicesOf(titles, offered(route?.filters)), genres: [] }), [titles, route])
  const { filters, change } = useFilters(choices)
  const [order, choose] = useChoice('sort', GENRE_ORDERS)
  const sorted = useMemo(() => sortGenre(applyFilters(titles, filters), order), [titles, filters, order])
  return (
    <>
      {genre.titles.length > 0 && segments}
      {genre.titles.length > 0 && (
        <FilterBar choices={choices} filters={filters} count={sorted.length} onChange={change}>
          <OrderSelect value={order} orders={ORDERS} onChange={choose} />
        </FilterBar>
      )}
      {sorted.length === 0 ? (
        <NoTitles onReset={genre.titles.length > 0 ? () => change(NO_FILTERS, ['group']) : undefined} />
      ) : (
        <div onClickCapture={carry}>
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

/** One type is no choice. */
function offered(filters: readonly string[] = FILTER_TYPES): readonly string[] {
  return filters.length > 1 ? filters : []
}

const ORDERS = [
  ['recent', 'sortRecent'],
  ['az', 'sortAZ'],
  ['za', 'sortZA'],
] as const
