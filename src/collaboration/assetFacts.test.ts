import { expect, test } from 'vitest'
import type { CollectionAsset } from '../generated/types'
import { assetState, fileLine, sizeWords } from './assetFacts'

test.each([
  [{}, 'ready'],
  [{ status: 'ready' }, 'ready'],
  [{ status: 'failed' }, 'failed'],
  [{ status: 'processing' }, 'processing'],
  [{ status: 'in progress' }, 'in progress'],
  [{ is_approved: true }, 'approved'],
  [{ is_rejected: true }, 'rejected'],
  // What came last to an asset with both is the refusal: nobody releases it by mistake.
  [{ is_approved: true, is_rejected: true }, 'rejected'],
  [{ status: 'processing', is_approved: true }, 'processing'],
] as [Partial<CollectionAsset>, string][])('%j is %s', (asset, state) => {
  expect(assetState(asset as CollectionAsset)).toBe(state)
})

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1 kB'],
  [64_300, '64 kB'],
  [4_200_000_000, '4.2 GB'],
  ['212000000', '212 MB'],
  ['1.2 GB', '1.2 GB'],
  ['', undefined],
  [-1, undefined],
  [Number.NaN, undefined],
  [undefined, undefined],
])('%s bytes: %s', (size, words) => {
  expect(sizeWords(size)).toBe(words)
})

test('ending and size', () => {
  expect(fileLine({ id: 1, ext: '.mov', meta: { size: 1_900_000_000 } } as CollectionAsset)).toBe('MOV · 1.9 GB')
  expect(fileLine({ id: 1 } as CollectionAsset)).toBe('')
})
