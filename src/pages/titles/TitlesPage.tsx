import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { NominationsHeading } from '../../catalogue/card/NominationsHeading'
import { useGenres } from '../../catalogue/genres/genres'
import { TitleColumns } from '../../catalogue/row/TitleColumns'
import { genresIn, useCustomGenres } from '../../catalogue/title-filters/customGenres'
import { FilterBar, NoTitles } from '../../catalogue/title-filters/FilterBar'
import { FILTERABLE_TITLE_TYPES, NO_FILTERS, RATINGS, useFilters } from '../../catalogue/title-filters/titleFilters'
import { useQuery } from '../../data/useQuery'
import { typedKeys } from '../../lib/typedKeys'
import { OrderSelect } from '../../page/list/OrderSelect'
import { PagedList } from '../../page/list/PagedList'
import { useAddressChoice } from '../../page/list/useAddressChoice'
import { usePagination } from '../../page/list/usePagination'
import { PageFrame } from '../../page/PageFrame'
import { PageHeading } from '../../page/PageHeading'
import { titlesQuery } from '../../service/titles'
import type { PageProps } from '../../site/pageProps'
import { ModuleList } from '../../site/react/ModuleList'
import { useText } from '../../text/TextContext'
import { Letters } from './Letters'
import { ORDERS, titlesParams } from './titlesParams'

/** All titles of the service in pages, with filters and an order (spec: Titles page). */
export default function TitlesPage({ route }: PageProps) {
  const t = useText()
  const heading = route?.heading ?? route?.label ?? t('allTitles')
  return (
    <PageFrame title={heading}>
      <ModuleList uri={route?.modules_uri}>
        <PageHeading heading={heading} />
        <AllTitles route={route} />
      </ModuleList>
    </PageFrame>
  )
}

/** Titles per page (spec, section 9). */
const PAGE_SIZE = 16

/**
 * Filtered and sorted titles; everything is kept in the address.
 * The type filter needs a route without a fixed type and at least two types. The genre filter offers the genres of the
 * chosen group.
 */
function AllTitles({ route }: Pick<PageProps, 'route'>) {
  const [params] = useSearchParams()
  const { genres, error } = useGenres()
  const [group, groupChoice] = useCustomGenres(route?.title_filter)
  const [order, choose] = useAddressChoice('sort', typedKeys(ORDERS))
  const choices = useMemo(() => {
    const types = route?.type ? [] : (route?.filters ?? FILTERABLE_TITLE_TYPES)
    return { types: types.length > 1 ? types : [], ratings: RATINGS, genres: genresIn(group, genres ?? []) }
  }, [route, group, genres])
  const { filters, change } = useFilters(choices, ['page'])
  const pagination = usePagination(PAGE_SIZE)

  const listParams = titlesParams(route, filters, group, order)
  // A genre in the address is validated against the loaded genres.
  const isReady = genres !== undefined || error !== undefined || !params.has('genre')
  const query = isReady ? titlesQuery({ ...listParams, offset: pagination.offset, limit: PAGE_SIZE }) : undefined
  const result = useQuery(query, { keepPreviousData: true })
  return (
    <>
      {groupChoice}
      <FilterBar
        choices={choices}
        filters={filters}
        count={result.data?.total}
        onChange={change}
        waiting={!genres && error === undefined}
      >
        <OrderSelect value={order} orders={ORDER_LABELS} onChange={choose} />
      </FilterBar>
      <Letters listParams={listParams} total={result.data?.total} pagination={pagination} />
      <PagedList
        result={result}
        pagination={pagination}
        empty={<NoTitles onReset={() => change(NO_FILTERS, ['group'])} />}
      >
        {(titles) => (
          <>
            <NominationsHeading />
            <TitleColumns
              titles={titles}
              module=""
              layout={route?.module_image_field === 'thumb' ? 'posters' : 'tiles'}
              first
            />
          </>
        )}
      </PagedList>
    </>
  )
}

const ORDER_LABELS = [
  ['az', 'sortAZ'],
  ['za', 'sortZA'],
  ['recent', 'sortRecent'],
  ['added', 'sortJustAdded'],
] as const
