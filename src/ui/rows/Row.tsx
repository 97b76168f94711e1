import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { isPlainKey } from '../../lib/keys'
import { useText } from '../../text/TextContext'
import { Icon } from '../Icon'
import { recallPosition, rememberPosition } from './positionMemory'
import { isRtl, makeTabStop, moveInRow } from './rowKeys'
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

/** More cards than any screen shows at once. */
const MORE_THAN_FIT = 12

/**
 * A row of cards that scrolls. One tab stop: arrow keys, Home and End move inside; buttons hide at the ends and on
 * touch; on Back it stands where it stood.
 */
export function Row({ shape, label, memory, arrows = true, children }: Props) {
  const t = useText()
  const rail = useRef<HTMLUListElement>(null)
  // Asked once: a page may have many rows, and storage is slow.
  const recalled = useMemo(() => recallPosition(memory), [memory])
  const [limit, setLimit] = useState(() => (recalled ? children.length : STEP))
  const total = children.length
  const count = Math.min(limit, total)
  // Asked for twice before it is rendered it grows once, and a row that is whole is not rendered again.
  const grow = useCallback(() => setLimit((now) => Math.max(now, Math.min(count + STEP, total))), [count, total])
  const ends = useRail(rail, { memory, recalled, count }, grow)

  // Other cards have another first one.
  useEffect(() => {
    if (rail.current) makeTabStop(rail.current)
  }, [count])

  const page = (direction: number) => {
    const element = rail.current
    if (element) element.scrollBy({ left: direction * (isRtl(element) ? -1 : 1) * element.clientWidth * 0.85 })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    if (!isPlainKey(event)) return
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

/** Whether a rail stands at its first and at its last card. */
interface RailEnds {
  start: boolean
  end: boolean
}

/** How long a rail must rest before its offset is written down, in milliseconds: storage is slow. */
const REST = 150

/**
 * Where a rail stands: told to the buttons, kept for coming back. It measures after layout only (ResizeObserver, an
 * animation frame), never while React renders, so that many rows cost one layout together.
 * @param memory key of the offset
 * @param count cards that are rendered: with others the ends move
 * @param onNearEnd less than two screens are left
 */
function useRail(
  rail: RefObject<HTMLElement | null>,
  { memory, recalled, count }: { memory: string; recalled: number | undefined; count: number },
  onNearEnd: () => void,
): RailEnds {
  // A long row has its button from the start: what is right when it is measured need not be rendered again.
  const [ends, setEnds] = useState<RailEnds>(() => ({ start: true, end: count < MORE_THAN_FIT }))

  const offset = useRef(0)
  useLayoutEffect(() => {
    if (recalled) rail.current?.scrollTo({ left: recalled, behavior: 'instant' })
    // Another place of the history with the same row: a filter was chosen, or a tab.
    else if (offset.current) rememberPosition(memory, offset.current)
  }, [rail, memory, recalled])

  // A layout effect: it ends while the rail still stands in the page and knows where.
  // Other cards have other ends.
  useLayoutEffect(() => {
    const element = rail.current
    if (!element) return
    let frame = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const measure = () => {
      frame = 0
      const { scrollLeft, clientWidth, scrollWidth } = element
      const left = scrollWidth - clientWidth - Math.abs(scrollLeft)
      const next = { start: Math.abs(scrollLeft) < 8, end: left < 8 }
      setEnds((before) => (before.start === next.start && before.end === next.end ? before : next))
      if (left < clientWidth * 2) onNearEnd()
    }
    const remember = () => {
      timer = undefined
      offset.current = element.scrollLeft
      rememberPosition(memory, offset.current)
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(measure)
      timer ??= setTimeout(remember, REST)
    }
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure)
    observer?.observe(element)
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      if (timer !== undefined) {
        clearTimeout(timer)
        remember()
      }
      observer?.disconnect()
      element.removeEventListener('scroll', onScroll)
    }
  }, [rail, memory, count, onNearEnd])

  return ends
}
