import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { NominationsHeading } from '../../catalogue/card/NominationsHeading'
import { useGenres } from '../../catalogue/genres/genres'
import { TitleColumns } from '../../catalogue/row/TitleColumns'
import { genresIn, useCustomGenres } from '../../catalogue/title-filters/customGenres'
import { FilterBar, NoTitles } from '../../catalogue/title-filters/FilterBar'
import { FILTER_TYPES, NO_FILTERS, RATINGS, useFilters } from '../../catalogue/title-filters/titleFilters'
import { useQuery } from '../../data/useQuery'
import { OrderSelect } from '../../page/list/OrderSelect'
import { PagedList } from '../../page/list/PagedList'
import { useChoice } from '../../page/list/useChoice'
import { usePaged } from '../../page/list/usePaged'
import { PageFrame } from '../../page/PageFrame'
import { PageHeading } from '../../page/PageHeading'
import { titlesQuery } from '../../service/titles'
import type { PageProps } from '../../site/pageProps'
import { ModuleList } from '../../site/react/ModuleList'
import { useText } from '../../text/TextContext'
import { Letters } from './Letters'
import { ORDERS, type Order, titlesQuestion } from './titlesQuestion'

/** All titles of the service, a page at a time, with filters and an order (spec: Titles page). */
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

/** Titles on a page (spec, section 9). */
const SIZE = 16

/**
 * The titles that the filters let through, in the order that is chosen; all of it stands in the address.
 * The Type filter is there where the route has no fixed type and there are at least two types to choose from; the Genre
 * filter offers the genres of the group that is chosen.
 */
function AllTitles({ route }: Pick<PageProps, 'route'>) {
  const [params] = useSearchParams()
  const { genres, error } = useGenres()
  const [group, segments] = useCustomGenres(route?.title_filter)
  const [order, choose] = useChoice('sort', Object.keys(ORDERS) as Order[])
  const choices = useMemo(() => {
    const types = route?.type ? [] : (route?.filters ?? FILTER_TYPES)
    return { types: types.length > 1 ? types : [], ratings: RATINGS, genres: genresIn(group, genres ?? []) }
  }, [route, group, genres])
  const { filters, change } = useFilters(choices, ['page'])
  const paged = usePaged(SIZE)

  const question = titlesQuestion(route, filters, group, order)
  // A genre of the address counts once it is known that there is such a one.
  const ready = genres !== undefined || error !== undefined || !params.has('genre')
  const query = ready ? titlesQuery({ ...question, offset: paged.offset, limit: SIZE }) : undefined
  const answer = useQuery(query, { keepPreviousData: true })
  return (
    <>
      {segments}
      <FilterBar
        choices={choices}
        filters={filters}
        count={answer.data?.total}
        onChange={change}
        waiting={!genres && error === undefined}
      >
        <OrderSelect value={order} orders={ORDER_NAMES} onChange={choose} />
      </FilterBar>
      <Letters question={question} total={answer.data?.total} paged={paged} />
      <PagedList answer={answer} paged={paged} empty={<NoTitles onReset={() => change(NO_FILTERS, ['group'])} />}>
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

const ORDER_NAMES = [
  ['az', 'sortAZ'],
  ['za', 'sortZA'],
  ['recent', 'sortRecent'],
  ['added', 'sortJustAdded'],
] as const
