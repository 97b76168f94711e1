import { memo, type ReactNode, useRef } from 'react'
import { classes } from '../../lib/browser/classes'
import { type CountsByWidth, useColumns } from './useColumns'
import { INITIAL_COUNT, useRenderedCount } from './useRenderedCount'
import { useScrollShield } from './useScrollShield'
import './columns.scss'

interface Props {
  /** Number of columns by screen width. */
  steps: CountsByWidth
  total: number
  /** Height of an item's image divided by its width. */
  ratio: number
  /** Height of an item below its image, in CSS pixels. */
  captionHeight?: number
  className?: string
  children: (index: number) => ReactNode
  keyOf: (index: number) => string
}

/** Few enough that rendering a part does not block a slow device. */
const ROWS_PER_PART = 2

/** The browser checks all groups, and all parts of nearby groups, in each frame: keep both numbers small. */
const PARTS_PER_GROUP = 10

/**
 * A grid for any number of items. Items far below the screen are not rendered; a placeholder reserves their height.
 * One CSS grid would lay out all items whenever some are added, and every frame would pay for the items that were
 * scrolled past. Therefore the list is made of small grids (parts), which do not change once rendered and which the
 * browser skips off screen (`content-visibility`), in groups, so that it does not even check distant parts.
 */
export function Columns({ steps, total, ratio, captionHeight = 0, className, children, keyOf }: Props) {
  const placeholder = useRef<HTMLDivElement>(null)
  useScrollShield(total > INITIAL_COUNT)
  const columns = useColumns(steps)
  const partSize = columns * ROWS_PER_PART
  const count = useRenderedCount(total, partSize, placeholder)
  const style = { '--columns': columns, '--ratio': ratio, '--below': `${captionHeight}px` }
  const groupSize = partSize * PARTS_PER_GROUP
  const shared = { partSize, columns, keyOf, children }
  return (
    // biome-ignore lint/a11y/useSemanticElements: an `ul` must not contain the grids around the items
    <div role="list" className={classes('mq-columns', className)} style={style}>
      <ColumnsPart from={0} to={Math.min(count, INITIAL_COUNT)} {...shared} />
      {stepStarts(INITIAL_COUNT, count, groupSize).map((from) => (
        <ColumnsGroup key={from} from={from} to={Math.min(count, from + groupSize)} {...shared} />
      ))}
      {count < total && (
        <div
          ref={placeholder}
          aria-hidden="true"
          className="mq-columns__rest"
          style={{ '--rows': Math.ceil((total - count) / columns) }}
        />
      )}
    </div>
  )
}

/** Start indexes of the steps from `from` to `to`. */
const stepStarts = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.max(0, Math.ceil((to - from) / step)) }, (_, index) => from + index * step)

interface PartProps extends Pick<Props, 'children' | 'keyOf'> {
  from: number
  to: number
  /** Number of items of a full part. */
  partSize: number
  columns: number
}

/** Some parts. When items are added, only the last part grows. */
const ColumnsGroup = memo(function ColumnsGroup({ from, to, ...shared }: PartProps) {
  const { partSize, columns } = shared
  return (
    <div className="mq-columns__group mq-columns__far" style={{ '--rows': Math.ceil((to - from) / columns) }}>
      {stepStarts(from, to, partSize).map((start) => (
        <ColumnsPart key={start} from={start} to={Math.min(to, start + partSize)} {...shared} />
      ))}
    </div>
  )
})

/** Some rows of items. The first part is on the first screen, so it is never skipped by the browser. */
const ColumnsPart = memo(function ColumnsPart({ from, to, columns, keyOf, children }: PartProps) {
  return (
    <div
      className={classes('mq-columns__part', from > 0 && 'mq-columns__far')}
      style={{ '--rows': Math.ceil((to - from) / columns) }}
    >
      {Array.from({ length: to - from }, (_, index) => (
        // biome-ignore lint/a11y/useSemanticElements: as above
        <div key={keyOf(from + index)} role="listitem">
          {children(from + index)}
        </div>
      ))}
    </div>
  )
})
