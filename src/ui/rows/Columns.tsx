import { type CSSProperties, memo, type ReactNode, useEffect, useRef } from 'react'
import { classes } from '../../lib/classes'
import { type ColumnSteps, useColumns } from './useColumns'
import { FIRST, useSteps } from './useSteps'
import './columns.scss'
import './calmScroll.scss'

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

/** Rows of a part. Few enough that a slow device does not stop for it. */
const ROWS = 2

/** Parts of a group: few enough to be looked at in each frame, and many enough that so are the groups of a long list. */
const PARTS = 10

/**
 * Items in columns, however many they are: what is far below the screen is only room until somebody comes near.
 * The problem: a grid lays out all of its items whenever some are added, and whoever scrolls far pays for all that was
 * scrolled past, in each frame. The solution: a list of grids, each of which stands still once it is there, and is
 * skipped by the browser while nobody is near; and groups of them, so that those far away are not even looked at.
 */
export function Columns({ steps, total, ratio, below = 0, className, children, keyOf }: Props) {
  const rest = useRef<HTMLDivElement>(null)
  useCalmScroll(total > FIRST)
  const columns = useColumns(steps)
  const part = columns * ROWS
  const count = useSteps(total, part, rest)
  const style = { '--columns': columns, '--ratio': ratio, '--below': `${below}px` } as CSSProperties
  const group = part * PARTS
  const shared = { part, columns, keyOf, children }
  return (
    // biome-ignore lint/a11y/useSemanticElements: an `ul` may not hold the grids that its items stand in
    <div role="list" className={classes('mq-columns', className)} style={style}>
      <Part from={0} to={Math.min(count, FIRST)} {...shared} />
      {starts(FIRST, count, group).map((from) => (
        <Group key={from} from={from} to={Math.min(count, from + group)} {...shared} />
      ))}
      {count < total && (
        <div
          ref={rest}
          aria-hidden="true"
          className="mq-columns__rest"
          style={{ '--rows': Math.ceil((total - count) / columns) } as CSSProperties}
        />
      )}
    </div>
  )
}

/** Where the steps of a list begin. */
const starts = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.max(0, Math.ceil((to - from) / step)) }, (_, at) => from + at * step)

interface PartProps extends Pick<Props, 'children' | 'keyOf'> {
  from: number
  to: number
  /** Items of a part. */
  part: number
  columns: number
}

/** Some parts. Only the last one grows when more items come. */
const Group = memo(function Group({ from, to, ...shared }: PartProps) {
  const { part, columns } = shared
  return (
    <div
      className="mq-columns__group mq-columns__far"
      style={{ '--rows': Math.ceil((to - from) / columns) } as CSSProperties}
    >
      {starts(from, to, part).map((at) => (
        <Part key={at} from={at} to={Math.min(to, at + part)} {...shared} />
      ))}
    </div>
  )
})

/** Some rows. They are not asked again when more come; the first ones are what the page begins with, and never skipped. */
const Part = memo(function Part({ from, to, columns, keyOf, children }: PartProps) {
  return (
    <div
      className={classes('mq-columns__part', from > 0 && 'mq-columns__far')}
      style={{ '--rows': Math.ceil((to - from) / columns) } as CSSProperties}
    >
      {Array.from({ length: to - from }, (_, at) => (
        // biome-ignore lint/a11y/useSemanticElements: as above
        <div key={keyOf(from + at)} role="listitem">
          {children(from + at)}
        </div>
      ))}
    </div>
  )
})

/** The page counts as still when it has not scrolled for so long, in milliseconds. */
const STILL = 250

/**
 * While the page scrolls, a long list takes no notice of the mouse.
 * The problem: every card that passes below the mouse would begin to rise, and to sink again, and on a slow device that
 * is most of the work of a frame; `pointer-events: none` is inherited, and restyles all of the list. The solution: a
 * pane of glass before the page, until it stands still.
 * @param long false: the list is short, and may do as it likes
 */
export function useCalmScroll(long: boolean): void {
  useEffect(() => {
    if (!long) return
    const glass = document.body.appendChild(document.createElement('div'))
    glass.className = 'mq-glass'
    glass.hidden = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const onScroll = () => {
      glass.hidden = false
      clearTimeout(timer)
      timer = setTimeout(() => {
        glass.hidden = true
      }, STILL)
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(timer)
      glass.remove()
      removeEventListener('scroll', onScroll)
    }
  }, [long])
}
