import type { TitleCard } from '../../generated/types'
import { isRecord } from '../../lib/json/isRecord'
import type { Runtime } from '../../site/runtime'

/**
 * What is known of a title before it is asked for: from a list of the service, or from a module that is shown or was
 * (design: opening a title shows what the card knows). Module content is taken as far as its module was checked.
 */
export const knownCard = (runtime: Runtime, slug: string): TitleCard | undefined =>
  runtime.cards.get(slug) ?? cardInModules(runtime, slug)

function cardInModules(runtime: Runtime, slug: string): TitleCard | undefined {
  for (const loader of modulesInMemory(runtime)) {
    const found = contentOf(loader.read()?.module).find(
      (card) => card.slug === slug && card.title_type !== 'collection',
    )
    if (found) return found
  }
  return undefined
}

/**
 * Replaces what a write has changed in the modules and cards in memory.
 * @param change gives the same card where nothing of it changes
 */
export function replaceCards(runtime: Runtime, change: (card: TitleCard) => TitleCard): void {
  for (const [slug, card] of runtime.cards) runtime.cards.set(slug, change(card))
  for (const loader of modulesInMemory(runtime)) {
    const ready = loader.read()
    const content = contentOf(ready?.module)
    const next = content.map(change)
    if (ready && next.some((card, at) => card !== content[at]))
      loader.replace({ ...ready, module: { ...(ready.module as object), content: next } })
  }
}

function* modulesInMemory(runtime: Runtime) {
  for (const { loader } of runtime.lists()) for (const planned of loader.read() ?? []) yield runtime.module(planned)
}

/** The titles that a module holds, whatever its type. */
const contentOf = (module: unknown): TitleCard[] =>
  isRecord(module) && Array.isArray(module.content) ? (module.content as TitleCard[]) : []
