import { expect, test, vi } from 'vitest'
import { standIn } from '../../lib/testing/standIn'
import type { Runtime } from '../../site/runtime'
import { aTitle } from '../testing/InSite'
import { cachedCard, replaceCards } from './cardsInMemory'

/** A site with one module in memory. */
function siteWith(content: unknown) {
  const replace = vi.fn()
  const runtime = standIn<Runtime>({
    cards: new Map(),
    lists: () => [{ loader: { read: () => [{}] } }],
    module: () => ({ read: () => ({ module: { slug: 'row', content } }), replace }),
  })
  return { runtime, replace }
}

const FAUST_CARD = aTitle('faust')

test('finds a cached title card in a module by its slug, and replaces it there', () => {
  const { runtime, replace } = siteWith([FAUST_CARD])
  expect(cachedCard(runtime, 'faust')).toBe(FAUST_CARD)
  replaceCards(runtime, (card) => ({ ...card, progress: 40 }))
  expect(replace).toHaveBeenCalledExactlyOnceWith({
    module: { slug: 'row', content: [{ ...FAUST_CARD, progress: 40 }] },
  })
})

test.each([
  ['a text', 'faust'],
  ['texts, as in a module type of the folder local', ['faust']],
  ['null, which a menu module may contain', [null]],
])('ignores module content that is %s', (_, content) => {
  const { runtime, replace } = siteWith(content)
  expect(cachedCard(runtime, 'faust')).toBeUndefined()
  replaceCards(runtime, (card) => ({ ...card, progress: 40 }))
  expect(replace).not.toHaveBeenCalled()
})
