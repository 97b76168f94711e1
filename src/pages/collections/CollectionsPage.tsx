import { useState } from 'react'
import { useNavigationType } from 'react-router-dom'
import { CollectionColumns } from '../../catalogue/collections/CollectionColumns'
import { SignInRequired } from '../../collaboration/SignInRequired'
import { type QueryResult, useQuery } from '../../data/useQuery'
import type { Collection } from '../../generated/types'
import { fold } from '../../lib/text/fold'
import { EmptyState } from '../../page/EmptyState'
import { OrderSelect } from '../../page/list/OrderSelect'
import { PagedList } from '../../page/list/PagedList'
import { useAddressChoice } from '../../page/list/useAddressChoice'
import { type Pagination, usePagination } from '../../page/list/usePagination'
import { PageFrame } from '../../page/PageFrame'
import { PageHeading } from '../../page/PageHeading'
import { collectionsQuery } from '../../service/collaboration/collections'
import type { ListResult } from '../../service/query'
import type { PageProps } from '../../site/pageProps'
import { ModuleList } from '../../site/react/ModuleList'
import { useSession } from '../../site/react/RuntimeContext'
import { useAddressParams } from '../../site/react/useAddressParams'
import { useNoContentMessage } from '../../site/react/useNoContentMessage'
import { useText } from '../../text/TextContext'
import { Button } from '../../ui/Button'
import { SearchField } from '../../ui/form/SearchField'
import './collections.scss'

/** The collections that are shared with the viewer (spec part 2, section 2: Collections list). */
export default function CollectionsPage({ route, pathname }: PageProps) {
  const t = useText()
  const { signedIn } = useSession()
  const heading = route?.heading ?? route?.label ?? t('collections')
  return (
    <PageFrame title={heading}>
      <ModuleList uri={route?.modules_uri}>
        <PageHeading heading={heading} />
        {signedIn ? (
          <Collections path={pathname.split('/').filter(Boolean).join('/')} />
        ) : (
          <SignInRequired text={t('collectionsSignIn')} />
        )}
      </ModuleList>
    </PageFrame>
  )
}

/** Collections per page (spec part 2, section 9: Collections list). */
const PAGE_SIZE = 20

/** Spec part 2, section 9: Collections ordering: expire_date ascends, the others descend. The first is the default. */
const ORDERS = {
  newest: { order_by: 'created_at', order_direction: 'DESC' },
  updated: { order_by: 'updated_at', order_direction: 'DESC' },
  expiring: { order_by: 'expire_date', order_direction: 'ASC' },
} as const

const ORDER_LABELS = [
  ['newest', 'sortNewlyAdded'],
  ['updated', 'sortRecentlyUpdated'],
  ['expiring', 'sortExpiringSoon'],
] as const

const ORDER_NAMES = ORDER_LABELS.map(([name]) => name)

function Collections({ path }: { path: string }) {
  const t = useText()
  const pagination = usePagination(PAGE_SIZE)
  const [order, choose] = useAddressChoice('sort', ORDER_NAMES)
  const [search, setSearch] = useSearch()
  const query = search.trim()
  const { order_by, order_direction } = ORDERS[order]
  // The service cannot search collections: a search loads all of them and filters here.
  const range = query ? { limit: -1 } : { limit: PAGE_SIZE, offset: pagination.offset }
  const result = useQuery(collectionsQuery({ type: 'collection', order_by, order_direction, ...range }), {
    keepPreviousData: true,
  })
  const shownResult = query ? filterCollections(result, query, pagination) : result
  const emptyText = useNoContentMessage() ?? t('collectionsNone', { path })
  return (
    <>
      <div className="mq-collections-bar mq-wrap">
        <SearchField label={t('searchCollections')} value={search} onChange={setSearch} />
        <OrderSelect value={order} orders={ORDER_LABELS} onChange={choose} />
        <span className="mq-collections-bar__count" role="status">
          {shownResult.data &&
            !shownResult.isFetching &&
            shownResult.error === undefined &&
            t('collectionCount', { count: shownResult.data.total })}
        </span>
      </div>
      <PagedList
        result={shownResult}
        pagination={pagination}
        failed={t('collectionsFailed')}
        empty={
          query ? (
            <EmptyState text={t('collectionsNoItems', { path })}>
              <Button kind="line" onClick={() => setSearch('')}>
                {t('clearSearch')}
              </Button>
            </EmptyState>
          ) : (
            <EmptyState text={emptyText} />
          )
        }
      >
        {(collections) => <CollectionColumns collections={collections} />}
      </PagedList>
    </>
  )
}

/**
 * The search text, kept in the address for Back and copied links.
 * The address is updated a moment after a key press, which would lose letters of fast typing. So the field has its own
 * state, and follows the address only on Back and Forward.
 */
function useSearch() {
  const [params, change] = useAddressParams()
  const navigationType = useNavigationType()
  const addressText = params.get('search') ?? ''
  const [text, setText] = useState(addressText)
  const [previousAddressText, setPreviousAddressText] = useState(addressText)
  if (addressText !== previousAddressText) {
    setPreviousAddressText(addressText)
    if (navigationType === 'POP') setText(addressText)
  }
  const setSearch = (next: string) => {
    setText(next)
    change(
      (params) => {
        if (next) params.set('search', next)
        else params.delete('search')
        params.delete('page')
        return params
      },
      { replace: true },
    )
  }
  return [text, setSearch] as const
}

/** The current page of the collections that contain all search terms in name or description, ignoring accents. */
function filterCollections(
  result: QueryResult<ListResult<Collection>>,
  search: string,
  { offset, size }: Pagination,
): QueryResult<ListResult<Collection>> {
  if (!result.data) return result
  const terms = fold(search).split(/\s+/)
  const found = result.data.items.filter(({ title, collection_title, description }) => {
    const text = fold([title, collection_title, description].filter(Boolean).join('\n'))
    return terms.every((term) => text.includes(term))
  })
  return { ...result, data: { items: found.slice(offset, offset + size), total: found.length } }
}
