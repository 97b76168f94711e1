import type { TitleCard } from '../../generated/types'
import { isRecord } from '../../lib/json/isRecord'
import type { Runtime } from '../../site/runtime'

/** The cards that lists of the service brought, by slug. Each visitor has their own. */
const cards = new WeakMap<Runtime, { epoch: number; bySlug: Map<string, TitleCard> }>()

/** Keeps cards in mind, so that their pages can open with what is known already. */
export function rememberCards(runtime: Runtime, list: readonly TitleCard[]): void {
  const known = cardsOf(runtime)
  for (const card of list) known.set(card.slug, card)
}

/**
 * What is known of a title before it is asked for: from a list of the service, or from a module that is shown or was
 * (design: opening a title shows what the card knows). Module content is taken as far as its module was checked.
 */
export function knownCard(runtime: Runtime, slug: string): TitleCard | undefined {
  return cardsOf(runtime).get(slug) ?? inModules(runtime, slug)
}

function cardsOf(runtime: Runtime): Map<string, TitleCard> {
  const { epoch } = runtime.session.state()
  let known = cards.get(runtime)
  if (!known || known.epoch !== epoch) {
    known = { epoch, bySlug: new Map() }
    cards.set(runtime, known)
  }
  return known.bySlug
}

function inModules(runtime: Runtime, slug: string): TitleCard | undefined {
  for (const { loader } of runtime.lists()) {
    for (const planned of loader.read() ?? []) {
      const ready = runtime.module(planned).read()?.module
      const content = isRecord(ready) && Array.isArray(ready.content) ? (ready.content as TitleCard[]) : []
      const found = content.find((card) => card.slug === slug && card.title_type !== 'collection')
      if (found) return found
    }
  }
  return undefined
}
