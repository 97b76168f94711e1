import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useText } from '../text/TextContext'
import { Icon } from './Icon'
import { recallPosition, rememberPosition } from './positionMemory'
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
  children: ReactNode
}

/** A row of cards that scrolls. One tab stop: arrow keys, Home and End move inside; buttons hide at the ends and on touch. */
export function Row({ shape, label, memory, arrows = true, children }: Props) {
  const t = useText()
  const rail = useRef<HTMLUListElement>(null)
  const [ends, setEnds] = useState({ start: true, end: true })

  useEffect(() => {
    const element = rail.current
    if (!element) return
    const left = recallPosition(memory)
    if (left) element.scrollLeft = left
    let frame = 0
    const measure = () => {
      frame = 0
      const offset = Math.abs(element.scrollLeft)
      setEnds((before) => {
        const next = { start: offset < 8, end: offset + element.clientWidth > element.scrollWidth - 8 }
        return before.start === next.start && before.end === next.end ? before : next
      })
    }
    const onScroll = () => {
      rememberPosition(memory, element.scrollLeft)
      frame ||= requestAnimationFrame(measure)
    }
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure)
    observer?.observe(element)
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      observer?.disconnect()
      element.removeEventListener('scroll', onScroll)
    }
  }, [memory])

  const page = (direction: number) => {
    const element = rail.current
    const way = element && getComputedStyle(element).direction === 'rtl' ? -1 : 1
    element?.scrollBy({ left: direction * way * element.clientWidth * 0.85, behavior: 'smooth' })
  }

  return (
    <div className={`mq-row mq-row--${shape}`}>
      <ul ref={rail} className="mq-row__rail" aria-label={label} onKeyDown={moveFocus} onFocus={makeTabStop}>
        {children}
      </ul>
      {arrows && !ends.start && (
        <button
          type="button"
          className="mq-row__button mq-row__button--previous"
          tabIndex={-1}
          aria-label={`${t('previous')}: ${label}`}
          onClick={() => page(-1)}
        >
          <Icon name="previous" />
        </button>
      )}
      {arrows && !ends.end && (
        <button
          type="button"
          className="mq-row__button mq-row__button--next"
          tabIndex={-1}
          aria-label={`${t('next')}: ${label}`}
          onClick={() => page(1)}
        >
          <Icon name="next" />
        </button>
      )}
    </div>
  )
}

const stops = (list: Element) => [...list.querySelectorAll<HTMLElement>('a[href], button, [tabindex]')]

/** Arrow keys go from card to card, Home and End to the first and last. */
function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  const cards = stops(event.currentTarget)
  const at = cards.indexOf(document.activeElement as HTMLElement)
  if (at < 0) return
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const back = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight'
  const to = { [forward]: at + 1, [back]: at - 1, Home: 0, End: cards.length - 1 }[event.key]
  if (to === undefined) return
  event.preventDefault()
  const card = cards[Math.max(0, Math.min(cards.length - 1, to))]
  card?.focus({ preventScroll: true })
  card?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'smooth' })
}

/** The card that has the focus becomes the row's one tab stop. */
function makeTabStop(event: { currentTarget: Element; target: Element }): void {
  for (const card of stops(event.currentTarget)) card.tabIndex = card === event.target ? 0 : -1
}
