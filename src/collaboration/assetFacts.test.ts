import { expect, test } from 'vitest'
import type { CollectionAsset } from '../generated/types'
import { assetState, fileSummary, formatSize } from './assetFacts'

test.each([
  [{}, 'ready'],
  [{ status: 'ready' }, 'ready'],
  [{ status: 'failed' }, 'failed'],
  [{ status: 'processing' }, 'processing'],
  [{ status: 'in progress' }, 'in progress'],
  [{ is_approved: true }, 'approved'],
  [{ is_rejected: true }, 'rejected'],
  // A rejection takes precedence: assets are not approved by mistake.
  [{ is_approved: true, is_rejected: true }, 'rejected'],
  [{ status: 'processing', is_approved: true }, 'processing'],
] as [Partial<CollectionAsset>, string][])('an asset with %j has the state "%s"', (asset, state) => {
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
])('formats %s bytes as %s', (size, text) => {
  expect(formatSize(size)).toBe(text)
})

test('joins extension and size', () => {
  expect(fileSummary({ id: 1, ext: '.mov', meta: { size: 1_900_000_000 } } as CollectionAsset)).toBe('MOV · 1.9 GB')
  expect(fileSummary({ id: 1 } as CollectionAsset)).toBe('')
})
