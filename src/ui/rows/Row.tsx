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
import { isPlainKey } from '../../lib/browser/keys'
import { useText } from '../../text/TextContext'
import { Icon } from '../Icon'
import { handleRowKey, isRtl, setTabStop } from './rowKeys'
import { readScrollOffset, saveScrollOffset } from './scrollOffsets'
import './row.scss'

interface Props {
  /** Shape of the cards: determines how many are visible. */
  shape: 'promo' | 'still' | 'tall' | 'square' | 'poster'
  /** Accessible name. */
  label: string
  /** Key of the saved scroll offset. */
  restoreKey: string
  /** false: never show the buttons. */
  arrows?: boolean
  /** `li` elements. */
  children: ReactNode[]
}

/** Cards rendered at first, and added when the visitor scrolls near the end: rows may have 10,000. */
const BATCH_SIZE = 40

/** Rows with fewer cards fit on every screen until they have been measured. */
const ALWAYS_FITTING_CARDS = 12

/**
 * A horizontally scrolling row of cards with one tab stop: arrow keys, Home and End move inside. The buttons are hidden at
 * the ends and on touch screens. Back restores the scroll offset.
 */
export function Row({ shape, label, restoreKey, arrows = true, children }: Props) {
  const t = useText()
  const rail = useRef<HTMLUListElement>(null)
  // Memoised: a page may have many rows, and storage is slow.
  const savedOffset = useMemo(() => readScrollOffset(restoreKey), [restoreKey])
  const [limit, setLimit] = useState(() => (savedOffset ? children.length : BATCH_SIZE))
  const total = children.length
  const count = Math.min(limit, total)
  // Computed from the rendered count, so that two calls before the next render add one batch, and a complete row is not
  // rendered again.
  const renderMore = useCallback(
    () => setLimit((now) => Math.max(now, Math.min(count + BATCH_SIZE, total))),
    [count, total],
  )
  const ends = useRail(rail, { restoreKey, savedOffset, count }, renderMore)

  // New cards may include a new first one.
  useEffect(() => {
    if (rail.current) setTabStop(rail.current)
  }, [count])

  const scrollPage = (direction: number) => {
    const element = rail.current
    if (element) element.scrollBy({ left: direction * (isRtl(element) ? -1 : 1) * element.clientWidth * 0.85 })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    if (!isPlainKey(event)) return
    if (event.key === 'End' && count < children.length) flushSync(() => setLimit(children.length))
    handleRowKey(event)
  }

  return (
    <div className={`mq-row mq-row--${shape}`}>
      <ul
        ref={rail}
        className="mq-row__rail"
        aria-label={label}
        onKeyDown={onKeyDown}
        onFocus={(event) => setTabStop(event.currentTarget, event.target)}
      >
        {children.slice(0, count)}
      </ul>
      {arrows &&
        (['previous', 'next'] as const).map(
          (direction) =>
            !ends[direction === 'next' ? 'end' : 'start'] && (
              <button
                key={direction}
                type="button"
                className={`mq-row__button mq-row__button--${direction}`}
                tabIndex={-1}
                aria-label={`${t(direction)}: ${label}`}
                onClick={() => scrollPage(direction === 'next' ? 1 : -1)}
              >
                <Icon name={direction} />
              </button>
            ),
        )}
    </div>
  )
}

/** Whether a row is scrolled to its start, and to its end. */
interface RailEnds {
  start: boolean
  end: boolean
}

/** Interval of saving the offset while scrolling: storage is slow. */
const SAVE_INTERVAL_MS = 150

/**
 * Tracks whether a row is at its ends, and saves and restores its offset. Measures only after layout (ResizeObserver,
 * animation frame), never while rendering, so that many rows share one layout.
 * @param restoreKey key of the offset
 * @param count number of rendered cards; measures again when it changes
 * @param onNearEnd called when less than two screens are left
 */
function useRail(
  rail: RefObject<HTMLElement | null>,
  { restoreKey, savedOffset, count }: { restoreKey: string; savedOffset: number | undefined; count: number },
  onNearEnd: () => void,
): RailEnds {
  // Assume that a long row overflows, so that the first measurement usually changes nothing.
  const [ends, setEnds] = useState<RailEnds>(() => ({ start: true, end: count < ALWAYS_FITTING_CARDS }))

  const offset = useRef(0)
  useLayoutEffect(() => {
    if (savedOffset) rail.current?.scrollTo({ left: savedOffset, behavior: 'instant' })
    // The same row under another key, for example after a filter or tab was chosen.
    else if (offset.current) saveScrollOffset(restoreKey, offset.current)
  }, [rail, restoreKey, savedOffset])

  // A layout effect, because its cleanup must read the offset while the row is still in the document.
  useLayoutEffect(() => {
    const element = rail.current
    if (!element) return
    let frame = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const measure = () => {
      frame = 0
      const { scrollLeft, clientWidth, scrollWidth } = element
      const remaining = scrollWidth - clientWidth - Math.abs(scrollLeft)
      const next = { start: Math.abs(scrollLeft) < 8, end: remaining < 8 }
      setEnds((previous) => (previous.start === next.start && previous.end === next.end ? previous : next))
      if (remaining < clientWidth * 2) onNearEnd()
    }
    const save = () => {
      timer = undefined
      offset.current = element.scrollLeft
      saveScrollOffset(restoreKey, offset.current)
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(measure)
      timer ??= setTimeout(save, SAVE_INTERVAL_MS)
    }
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure)
    observer?.observe(element)
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      if (timer !== undefined) {
        clearTimeout(timer)
        save()
      }
      observer?.disconnect()
      element.removeEventListener('scroll', onScroll)
    }
  }, [rail, restoreKey, count, onNearEnd])

  return ends
}
