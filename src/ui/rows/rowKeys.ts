import type { KeyboardEvent } from 'react'

/** What can be reached in a row. A card that leads nowhere is plain text and is passed over. */
const stops = (rail: Element) => [...rail.querySelectorAll<HTMLElement>('a[href], button')]

/**
 * Arrow keys go from card to card, Home and End to the first and last. Right to left, the arrows change sides.
 */
export function moveInRow(event: KeyboardEvent<HTMLElement>): void {
  const cards = stops(event.currentTarget)
  const at = cards.indexOf(document.activeElement as HTMLElement)
  const to = at < 0 ? undefined : keyTarget(event.key, isRtl(event.currentTarget), at, cards.length)
  if (to === undefined) return
  event.preventDefault()
  const card = cards[Math.max(0, Math.min(cards.length - 1, to))]
  card?.focus({ preventScroll: true })
  card?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** The place that a key leads to: beside `at`, or at one of the ends. Right to left, the arrows change sides. */
export function keyTarget(key: string, rtl: boolean, at: number, count: number): number | undefined {
  const step = rtl ? -1 : 1
  return { ArrowRight: at + step, ArrowLeft: at - step, Home: 0, End: count - 1 }[key]
}

/** Makes one card the row's only tab stop: the given one, else the present one, else the first. */
export function makeTabStop(rail: Element, chosen?: EventTarget): void {
  const cards = stops(rail)
  const stop = cards.find((card) => card === chosen) ?? cards.find((card) => card.tabIndex === 0) ?? cards[0]
  for (const card of cards) {
    const index = card === stop ? 0 : -1
    if (card.tabIndex !== index) card.tabIndex = index
  }
}

/** True where text runs from right to left. */
export const isRtl = (element: Element) => getComputedStyle(element).direction === 'rtl'
