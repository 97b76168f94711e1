import type { ReactNode } from 'react'
import type { Shape } from '../../catalogue/card/cardPicture'
import { TITLE_COLUMNS } from '../../catalogue/row/TitleColumns'
import { Columns } from '../../ui/rows/Columns'
import { Row } from '../../ui/rows/Row'

interface Props<T> {
  layout: 'row' | 'grid'
  shape?: Shape
  items: readonly T[]
  keyOf: (item: T) => string | number
  /** Accessible name of a row. */
  label: string
  /** Key under which a row stores its scroll position. */
  restoreKey: string
  children: (item: T, index: number) => ReactNode
}

/** Cards in columns or in a scrolling row. */
export function CollectionCards<T>({ layout, shape = 'still', items, keyOf, label, restoreKey, children }: Props<T>) {
  const keys = items.map((item, at) => `${keyOf(item)} ${at}`)
  if (layout === 'row') {
    return (
      <Row shape={shape} label={label} restoreKey={restoreKey}>
        {items.map((item, at) => (
          <li key={keys[at]}>{children(item, at)}</li>
        ))}
      </Row>
    )
  }
  return (
    <Columns
      steps={items.length % 4 > 0 && items.length < 7 ? THREE_COLUMNS : TITLE_COLUMNS.tiles}
      total={items.length}
      ratio={0.5625}
      captionHeight={110}
      keyOf={(at) => keys[at] ?? `${at}`}
      className="mq-collections"
    >
      {(at) => {
        const item = items[at]
        return item === undefined ? null : children(item, at)
      }}
    </Columns>
  )
}

/** For three or six cards, so that no row has a gap. */
const THREE_COLUMNS = [
  [768, 3],
  [500, 2],
  [0, 1],
] as const
