import type { TitleCard } from '../../generated/types'
import type { Runtime } from '../../site/runtime'
import { moduleCards } from './moduleCards'

/**
 * A title card that is already in memory, from a list of the service or from a loaded module, to show while the title
 * loads (design: opening a title shows the data of its card). Cards are validated with their module, so not again here.
 */
export const cachedCard = (runtime: Runtime, slug: string): TitleCard | undefined =>
  runtime.cards.get(slug) ?? cardInModules(runtime, slug)

function cardInModules(runtime: Runtime, slug: string): TitleCard | undefined {
  for (const loader of modulesInMemory(runtime)) {
    const match = moduleCards(loader.read()?.module)?.find(
      (card) => card.slug === slug && card.title_type !== 'collection',
    )
    if (match) return match
  }
  return undefined
}

/**
 * Updates the modules and cards in memory after a write.
 * @param change returns the same object for an unchanged card
 */
export function replaceCards(runtime: Runtime, change: (card: TitleCard) => TitleCard): void {
  for (const [slug, card] of runtime.cards) runtime.cards.set(slug, change(card))
  for (const loader of modulesInMemory(runtime)) {
    const ready = loader.read()
    const content = moduleCards(ready?.module)
    const next = content?.map(change)
    if (ready && next?.some((card, at) => card !== content?.[at]))
      loader.replace({ ...ready, module: Object.assign({}, ready.module, { content: next }) })
  }
}

function* modulesInMemory(runtime: Runtime) {
  for (const { loader } of runtime.lists()) for (const planned of loader.read() ?? []) yield runtime.module(planned)
}
