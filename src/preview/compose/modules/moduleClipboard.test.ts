import { expect, test } from 'vitest'
import { pasteOperation } from './moduleClipboard'

const targetList = { data: [{ id: 'films-1', position: 10, module: { slug: 'all', type: 'title_grid' } }] }
const copiedEntry = {
  id: 'home-4',
  position: 40,
  placement: 'bottom',
  from: '2026-01-01T00:00:00Z',
  module: { slug: 'wall', id: 7, type: 'carousel_show' },
}

test.each([
  ['a cut module with its slug and ID', new Set<string>(), { id: 7, slug: 'wall', type: 'carousel_show' }],
  ['a copied module with a free slug', new Set(['wall', 'wall-2']), { slug: 'wall-3', type: 'carousel_show' }],
])('pastes %s', (_, slugs, module) => {
  const { slug, operation } = pasteOperation(
    'modules/films.json',
    targetList,
    0,
    { name: 'Wall', value: copiedEntry },
    slugs,
  )
  expect(slug).toBe(module.slug)
  expect(operation).toEqual({
    file: 'modules/films.json',
    change: {
      do: 'insert',
      list: ['data'],
      before: undefined,
      value: { id: 'films-2', position: 11, from: '2026-01-01T00:00:00Z', module },
    },
  })
})
