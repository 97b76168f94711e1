import { CollectionColumns } from '../../catalogue/collections/CollectionColumns'
import { SignInRequired } from '../../collaboration/SignInRequired'
import { useQuery } from '../../data/useQuery'
import { EmptyState } from '../../page/EmptyState'
import { OrderSelect } from '../../page/list/OrderSelect'
import { PagedList } from '../../page/list/PagedList'
import { useAddressChoice } from '../../page/list/useAddressChoice'
import { usePagination } from '../../page/list/usePagination'
import { PageFrame } from '../../page/PageFrame'
import { PageHeading } from '../../page/PageHeading'
import { collectionsQuery } from '../../service/collaboration/collections'
import type { PageProps } from '../../site/pageProps'
import { ModuleList } from '../../site/react/ModuleList'
import { useSession } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import './recommendations.scss'

/**
 * Recommended collections, twelve per page (spec part 2, section 2: Recommendations page). They need a session, like
 * all collections.
 */
export default function RecommendationsPage({ route }: PageProps) {
  const t = useText()
  const { signedIn } = useSession()
  const heading = route?.heading ?? route?.label ?? t('recommendations')
  return (
    <PageFrame title={heading}>
      <ModuleList uri={route?.modules_uri}>
        <PageHeading heading={heading} />
        {signedIn ? <Recommended /> : <SignInRequired text={t('recommendationsSignIn')} />}
      </ModuleList>
    </PageFrame>
  )
}

/** The spec defines no page size: twelve fills rows of two and three columns. */
const PAGE_SIZE = 12

/** Spec part 2, section 2: Expiring Soon ascends, the others descend. The first is the default. */
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

function Recommended() {
  const t = useText()
  const pagination = usePagination(PAGE_SIZE)
  const [order, choose] = useAddressChoice('sort', ORDER_NAMES)
  const { order_by, order_direction } = ORDERS[order]
  const result = useQuery(
    collectionsQuery({
      type: 'recommendation',
      order_by,
      order_direction,
      limit: PAGE_SIZE,
      offset: pagination.offset,
    }),
    { keepPreviousData: true },
  )
  return (
    <>
      <div className="mq-recommended__bar mq-wrap">
        <OrderSelect value={order} orders={ORDER_LABELS} onChange={choose} />
      </div>
      <PagedList result={result} pagination={pagination} empty={<EmptyState text={t('noRecommendations')} />}>
        {(collections) => <CollectionColumns collections={collections} />}
      </PagedList>
    </>
  )
}
