import type { KeyboardEvent } from 'react'

/** The focusable cards of a row: a card without a link is plain text. */
const focusableCards = (rail: Element) => [...rail.querySelectorAll<HTMLElement>('a[href], button')]

/** Arrow keys move the focus from card to card, Home and End to the first and last. */
export function handleRowKey(event: KeyboardEvent<HTMLElement>): void {
  const cards = focusableCards(event.currentTarget)
  const elements: readonly (Element | null)[] = cards
  const index = elements.indexOf(document.activeElement)
  const target = index < 0 ? undefined : targetIndex(event.key, isRtl(event.currentTarget), index, cards.length)
  if (target === undefined) return
  event.preventDefault()
  const card = cards[Math.max(0, Math.min(cards.length - 1, target))]
  card?.focus({ preventScroll: true })
  card?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** The index that a key moves to, possibly out of range. In right-to-left layouts the arrow keys are swapped. */
export function targetIndex(key: string, rtl: boolean, index: number, count: number): number | undefined {
  const step = rtl ? -1 : 1
  return { ArrowRight: index + step, ArrowLeft: index - step, Home: 0, End: count - 1 }[key]
}

/** Makes one card the only tab stop of the row: the given one, else the current tab stop, else the first card. */
export function setTabStop(rail: Element, chosen?: EventTarget): void {
  const cards = focusableCards(rail)
  const tabStop = cards.find((card) => card === chosen) ?? cards.find((card) => card.tabIndex === 0) ?? cards[0]
  for (const card of cards) {
    const tabIndex = card === tabStop ? 0 : -1
    if (card.tabIndex !== tabIndex) card.tabIndex = tabIndex
  }
}

export const isRtl = (element: Element) => getComputedStyle(element).direction === 'rtl'
