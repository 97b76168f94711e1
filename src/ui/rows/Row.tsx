import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useText } from '../../text/TextContext'
import { Icon } from '../Icon'
import { recallPosition } from './positionMemory'
import { isRtl, makeTabStop, moveInRow } from './rowKeys'
import { useRail } from './useRail'
import './row.scss'

interface Props {
  /** How its cards are shaped: decides how many are in sight. */
  shape: 'promo' | 'still' | 'tall' | 'square' | 'poster'
  /** Name of the row for people who do not see it. */
  label: string
  /** Key under which the offset is kept for coming back. */
  memory: string
  /** false: no buttons, however long it is. */
  arrows?: boolean
  /** Its cards, each an `li`. */
  children: ReactNode[]
}

/** Cards rendered at first, and added as the end comes near: nobody pays for the other 9,960. */
const STEP = 40

/**
 * A row of cards that scrolls. One tab stop: arrow keys, Home and End move inside; buttons hide at the ends and on
 * touch; on Back it stands where it stood.
 */
export function Row({ shape, label, memory, arrows = true, children }: Props) {
  const t = useText()
  const rail = useRef<HTMLUListElement>(null)
  const [limit, setLimit] = useState(() => (recallPosition(memory) ? children.length : STEP))
  const count = Math.min(limit, children.length)
  const grow = useCallback(() => setLimit((now) => Math.max(now, count + STEP)), [count])
  const ends = useRail(rail, memory, count, grow)

  // biome-ignore lint/correctness/useExhaustiveDependencies: other cards, another first one
  useEffect(() => {
    if (rail.current) makeTabStop(rail.current)
  }, [count])

  const page = (direction: number) => {
    const element = rail.current
    if (element) element.scrollBy({ left: direction * (isRtl(element) ? -1 : 1) * element.clientWidth * 0.85 })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    if (event.key === 'End' && count < children.length) flushSync(() => setLimit(children.length))
    moveInRow(event)
  }

  return (
    <div className={`mq-row mq-row--${shape}`}>
      <ul
        ref={rail}
        className="mq-row__rail"
        aria-label={label}
        onKeyDown={onKeyDown}
        onFocus={(event) => makeTabStop(event.currentTarget, event.target)}
      >
        {children.slice(0, count)}
      </ul>
      {arrows &&
        (['previous', 'next'] as const).map(
          (way) =>
            !ends[way === 'next' ? 'end' : 'start'] && (
              <button
                key={way}
                type="button"
                className={`mq-row__button mq-row__button--${way}`}
                tabIndex={-1}
                aria-label={`${t(way)}: ${label}`}
                onClick={() => page(way === 'next' ? 1 : -1)}
              >
                <Icon name={way} />
              </button>
            ),
        )}
    </div>
  )
}
