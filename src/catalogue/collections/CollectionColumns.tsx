import type { Collection } from '../../generated/types'
import { Columns } from '../../ui/rows/Columns'
import { CollectionCard } from './CollectionCard'
import './collectionColumns.scss'

export function CollectionColumns({ collections }: { collections: readonly Collection[] }) {
  return (
    <Columns
      steps={COLUMN_COUNTS}
      total={collections.length}
      ratio={0.5625}
      captionHeight={150}
      className="mq-collection-columns"
      keyOf={(at) => `${collections[at]?.id} ${at}`}
    >
      {(at) => collections[at] && <CollectionCard collection={collections[at]} first={at < 3} />}
    </Columns>
  )
}

const COLUMN_COUNTS = [
  [1200, 3],
  [600, 2],
  [0, 1],
] as const
