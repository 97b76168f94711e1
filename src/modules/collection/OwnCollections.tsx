import { NoContent } from '../../catalogue/access/NoContent'
import type { Captions } from '../../catalogue/card/Card'
import type { Shape } from '../../catalogue/card/cardPicture'
import { CollectionCard } from '../../catalogue/collections/CollectionCard'
import { useQuery } from '../../data/useQuery'
import type { CollectionConfig } from '../../generated/types'
import { collectionsQuery } from '../../service/collaboration/collections'
import { useText } from '../../text/TextContext'
import { Notice } from '../../ui/Notice'
import { Skeleton } from '../../ui/Skeleton'
import { CollectionCards } from './CollectionCards'

interface Props {
  type: NonNullable<CollectionConfig['collection_type']>
  /** Default 12. */
  limit?: number
  list: { layout: 'row' | 'grid'; shape: Shape; label: string; restoreKey: string }
  captions: Captions
  path?: string
  first: boolean
}

/** The viewer's own collections, newest first. */
export function OwnCollections({ type, limit = 12, list, captions, path, first }: Props) {
  const t = useText()
  const { data, error, retry } = useQuery(
    collectionsQuery({ type, order_by: 'created_at', order_direction: 'DESC', limit }),
  )
  if (error !== undefined) {
    return <Notice title={t('moduleFailed')} action={{ label: t('tryAgain'), onPress: retry }} />
  }
  if (!data) return <Skeleton shape="grid" />
  if (data.items.length === 0) return <NoContent />
  return (
    <CollectionCards {...list} items={data.items} keyOf={({ id }) => id}>
      {(collection, at) => (
        <CollectionCard
          collection={collection}
          shape={list.shape}
          captions={captions}
          path={path}
          first={first && at < 4}
        />
      )}
    </CollectionCards>
  )
}
