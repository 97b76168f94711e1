import { useState } from 'react'
import { useNavigationType } from 'react-router-dom'
import { CollectionColumns } from '../../catalogue/collections/CollectionColumns'
import { SignInFirst } from '../../collaboration/SignInFirst'
import { type QueryResult, useQuery } from '../../data/useQuery'
import type { Collection } from '../../generated/types'
import { fold } from '../../lib/text/fold'
import { EmptyState } from '../../page/EmptyState'
import { OrderSelect } from '../../page/list/OrderSelect'
import { PagedList } from '../../page/list/PagedList'
import { useChoice } from '../../page/list/useChoice'
import { type Paged, usePaged } from '../../page/list/usePaged'
import { PageFrame } from '../../page/PageFrame'
import { PageHeading } from '../../page/PageHeading'
import { collectionsQuery } from '../../service/collaboration/collections'
import type { ListResult } from '../../service/query'
import type { PageProps } from '../../site/pageProps'
import { ModuleList } from '../../site/react/ModuleList'
import { useSession } from '../../site/react/RuntimeContext'
import { useAddressParams } from '../../site/react/useAddressParams'
import { useNoContentWords } from '../../site/react/useNoContentWords'
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
          <SignInFirst text={t('collectionsSignIn')} />
        )}
      </ModuleList>
    </PageFrame>
  )
}

/** Collections on a page (spec part 2, section 9: Collections list). */
const SIZE = 20

/** The orders (spec part 2, section 9: Collections ordering): expire_date ascends, the others descend. The first is the default. */
const ORDERS = {
  newest: { order_by: 'created_at', order_direction: 'DESC' },
  updated: { order_by: 'updated_at', order_direction: 'DESC' },
  expiring: { order_by: 'expire_date', order_direction: 'ASC' },
} as const

const WORDS = [
  ['newest', 'sortNewlyAdded'],
  ['updated', 'sortRecentlyUpdated'],
  ['expiring', 'sortExpiringSoon'],
] as const

const NAMES = WORDS.map(([name]) => name)

/** The list with its search, its order and its pages. */
function Collections({ path }: { path: string }) {
  const t = useText()
  const paged = usePaged(SIZE)
  const [order, choose] = useChoice('sort', NAMES)
  const [search, find] = useSearch()
  const words = search.trim()
  const { order_by, order_direction } = ORDERS[order]
  // The service's list knows no search: whoever searches has all of it, and it is looked through here.
  const range = words ? { limit: -1 } : { limit: SIZE, offset: paged.offset }
  const asked = useQuery(collectionsQuery({ type: 'collection', order_by, order_direction, ...range }), {
    keepPreviousData: true,
  })
  const answer = words ? matching(asked, words, paged) : asked
  const none = useNoContentWords() ?? t('collectionsNone', { path })
  return (
    <>
      <div className="mq-collections-bar mq-wrap">
        <SearchField label={t('searchCollections')} value={search} onChange={find} />
        <OrderSelect value={order} orders={WORDS} onChange={choose} />
        <span className="mq-collections-bar__count" role="status">
          {answer.data &&
            !answer.isFetching &&
            answer.error === undefined &&
            t('collectionCount', { count: answer.data.total })}
        </span>
      </div>
      <PagedList
        answer={answer}
        paged={paged}
        failed={t('collectionsFailed')}
        empty={
          words ? (
            <EmptyState text={t('collectionsNoItems', { path })}>
              <Button kind="line" onClick={() => find('')}>
                {t('clearSearch')}
              </Button>
            </EmptyState>
          ) : (
            <EmptyState text={none} />
          )
        }
      >
        {(collections) => <CollectionColumns collections={collections} />}
      </PagedList>
    </>
  )
}

/**
 * What is searched for: kept in the address, which Back and a copied link restore.
 * The problem: the address follows a moment after a key, and who types fast would lose letters. The solution: the field
 * has its own, and takes that of the address only where somebody goes back or forth.
 */
function useSearch() {
  const [params, change] = useAddressParams()
  const way = useNavigationType()
  const kept = params.get('search') ?? ''
  const [text, setText] = useState(kept)
  const [before, setBefore] = useState(kept)
  if (kept !== before) {
    setBefore(kept)
    if (way === 'POP') setText(kept)
  }
  const find = (next: string) => {
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
  return [text, find] as const
}

/** The page of those whose name or description has all of the words, with or without accents. */
function matching(
  answer: QueryResult<ListResult<Collection>>,
  search: string,
  { offset, size }: Paged,
): QueryResult<ListResult<Collection>> {
  if (!answer.data) return answer
  const words = fold(search).split(/\s+/)
  const found = answer.data.items.filter(({ title, collection_title, description }) => {
    const text = fold([title, collection_title, description].filter(Boolean).join('\n'))
    return words.every((word) => text.includes(word))
  })
  return { ...answer, data: { items: found.slice(offset, offset + size), total: found.length } }
}
