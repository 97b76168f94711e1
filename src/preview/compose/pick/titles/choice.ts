import { isRecord } from '../../../../lib/json/isRecord'
import type { SiteOperation } from '../../../../tools/edit/editSite'
import type { Path } from '../../form/formGroups'

/** A card of the list: its index before the picker was opened, or the slug of a title that is new. */
export type ChosenCard = number | string

/** The initial choice of the dialog: the cards of the list. */
export const initialChoice = (cards: readonly unknown[]): ChosenCard[] => cards.map((_, index) => index)

/** The slug of a card; undefined for a card without one. */
export function slugOf(cards: readonly unknown[], card: ChosenCard): string | undefined {
  if (typeof card === 'string') return card
  const value = cards[card]
  return isRecord(value) && typeof value.slug === 'string' ? value.slug : undefined
}

/** Places of the titles in the list, from 1. Of a title with several cards, the first one. */
export function titlePlacesOf(cards: readonly unknown[], chosen: readonly ChosenCard[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>()
  for (const [index, card] of chosen.entries()) {
    const slug = slugOf(cards, card)
    if (slug !== undefined && !places.has(slug)) places.set(slug, index + 1)
  }
  return places
}

/** Adds a title at the end. If the list had cards of it, these return with their fields. */
export function addTitle(cards: readonly unknown[], chosen: readonly ChosenCard[], slug: string): ChosenCard[] {
  if (titlePlacesOf(cards, chosen).has(slug)) return [...chosen]
  const own = initialChoice(cards).filter((card) => slugOf(cards, card) === slug)
  return [...chosen, ...(own.length > 0 ? own : [slug])]
}

/** Adds a title, or removes all its cards. */
export function toggleTitle(cards: readonly unknown[], chosen: readonly ChosenCard[], slug: string): ChosenCard[] {
  const rest = chosen.filter((card) => slugOf(cards, card) !== slug)
  return rest.length < chosen.length ? rest : addTitle(cards, chosen, slug)
}

/**
 * The operations that make a list have the chosen cards. Cards that stay keep their fields and their text.
 * @param cards the value of the field; undefined: it is not set
 */
export function choiceOperations(
  file: string,
  path: Path,
  cards: readonly unknown[] | undefined,
  chosen: readonly ChosenCard[],
): SiteOperation[] {
  if (!cards) {
    const value = chosen.map((card) => ({ slug: String(card) }))
    return value.length === 0 ? [] : [{ file, change: { do: 'set', at: [...path], value } }]
  }
  const operations: SiteOperation[] = []
  const current = initialChoice(cards)
  for (let index = current.length - 1; index >= 0; index--) {
    if (chosen.includes(index)) continue
    operations.push({ file, change: { do: 'remove', at: [...path, index] } })
    current.splice(index, 1)
  }
  for (const [place, card] of chosen.entries()) {
    if (current[place] === card) continue
    const before = place < current.length ? place : undefined
    if (typeof card === 'string')
      operations.push({ file, change: { do: 'insert', list: [...path], before, value: { slug: card } } })
    else {
      const from = current.indexOf(card)
      operations.push({ file, change: { do: 'move', item: [...path, from], before } })
      current.splice(from, 1)
    }
    current.splice(place, 0, card)
  }
  return operations
}
