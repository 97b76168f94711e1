import { type CSSProperties, type ReactNode, useRef } from 'react'
import { classes } from '../lib/classes'
import { type ColumnSteps, useColumns } from './useColumns'
import { useSteps } from './useSteps'
import './columns.scss'

interface Props {
  /** How many columns at which width of the screen. */
  steps: ColumnSteps
  /** Number of items. */
  total: number
  /** Height of an item's art divided by its width, and the height of what stands below it in CSS pixels. */
  ratio: number
  below?: number
  className?: string
  children: (index: number) => ReactNode
  /** Key of an item. */
  keyOf: (index: number) => string
}

/** Items in columns, however many they are: what is far below the screen is only room until somebody comes near. */
export function Columns({ steps, total, ratio, below = 0, className, children, keyOf }: Props) {
  const rest = useRef<HTMLLIElement>(null)
  const columns = useColumns(steps)
  const count = useSteps(total, rest)
  const style = { '--columns': columns, '--ratio': ratio, '--below': `${below}px` } as CSSProperties
  return (
    <ul className={classes('mq-columns', className)} style={style}>
      {Array.from({ length: count }, (_, index) => (
        <li key={keyOf(index)}>{children(index)}</li>
      ))}
      {count < total && (
        <li
          ref={rest}
          aria-hidden="true"
          className="mq-columns__rest"
          style={{ '--rows': Math.ceil((total - count) / columns) } as CSSProperties}
        />
      )}
    </ul>
  )
}
