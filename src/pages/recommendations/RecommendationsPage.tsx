import { CollectionCard } from '../../catalogue/collections/CollectionCard'
import { useQuery } from '../../data/useQuery'
import { EmptyState } from '../../page/EmptyState'
import { OrderSelect } from '../../page/list/OrderSelect'
import { PagedList } from '../../page/list/PagedList'
import { useChoice } from '../../page/list/useChoice'
import { usePaged } from '../../page/list/usePaged'
import { PageFrame } from '../../page/PageFrame'
import { PageHeading } from '../../page/PageHeading'
import { collectionsQuery } from '../../service/collections'
import type { PageProps } from '../../site/pageProps'
import { ModuleList } from '../../site/react/ModuleList'
import { useRuntime, useSession } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { Button } from '../../ui/Button'
import { Columns } from '../../ui/rows/Columns'
import './recommendations.scss'

/**
 * Collections that are recommended to the viewer, twelve on a page (spec part 2, section 2: Recommendations page).
 * Like all collections they are for those who are signed in; others are asked to.
 */
export default function RecommendationsPage({ route }: PageProps) {
  const t = useText()
  const { session } = useRuntime()
  const { signedIn } = useSession()
  const heading = route?.heading ?? route?.label ?? t('recommendations')
  return (
    <PageFrame title={heading}>
      <ModuleList uri={route?.modules_uri}>
        <PageHeading heading={heading} />
        {signedIn ? (
          <Recommended />
        ) : (
          <EmptyState text={t('recommendationsSignIn')}>
            <Button kind="first" onClick={() => session.ask()}>
              {t('signIn')}
            </Button>
          </EmptyState>
        )}
      </ModuleList>
    </PageFrame>
  )
}

/** Recommendations on a page. The spec names no number: three or two columns come out even with twelve. */
const SIZE = 12

/** The orders (spec part 2, section 2): Expiring Soon ascends, the others descend. The first is the default. */
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

/** The list of recommendations, with its order and its pages. */
function Recommended() {
  const t = useText()
  const paged = usePaged(SIZE)
  const [order, choose] = useChoice('sort', NAMES)
  const { order_by, order_direction } = ORDERS[order]
  const answer = useQuery(
    collectionsQuery({ type: 'recommendation', order_by, order_direction, limit: SIZE, offset: paged.offset }),
    { keep: true },
  )
  return (
    <>
      <div className="mq-recommended__bar mq-wrap">
        <OrderSelect value={order} orders={WORDS} onChange={choose} />
      </div>
      <PagedList answer={answer} paged={paged} empty={<EmptyState text={t('noRecommendations')} />}>
        {(collections) => (
          <Columns
            steps={COLUMNS}
            total={collections.length}
            ratio={0.5625}
            below={130}
            className="mq-recommended"
            keyOf={(at) => `${collections[at]?.id} ${at}`}
          >
            {(at) => collections[at] && <CollectionCard collection={collections[at]} first={at < 3} />}
          </Columns>
        )}
      </PagedList>
    </>
  )
}

const COLUMNS = [
  [1200, 3],
  [600, 2],
  [0, 1],
] as const
