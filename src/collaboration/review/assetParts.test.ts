import { describe, expect, it, test } from 'vitest'
import type { CollectionAsset } from '../../generated/types'
import { PERMISSIONS, type Permission } from '../permissions'
import { assetParts } from './assetParts'

const STATUSES = ['ready', 'failed', 'processing', 'in progress'] as const
const TYPES = ['video', 'image', 'audio', 'subtitle', 'other'] as const

test.each([
  ['video', 'player'],
  ['image', 'picture'],
  ['audio', 'sound'],
  ['subtitle', 'cues'],
  ['other', 'file'],
  [undefined, 'file'],
] as const)('a ready %s is looked at with: %s', (file_type, face) => {
  expect(assetParts({ id: 1, file_type }, new Set()).face).toBe(face)
})

test.each(
  TYPES.flatMap((file_type) =>
    [['failed', 'failed'] as const, ['processing', 'waits'] as const, ['in progress', 'waits'] as const].map(
      ([status, face]) => ({ file_type, status, face }),
    ),
  ),
)('a $file_type that is $status is never opened: $face', ({ file_type, status, face }) => {
  expect(assetParts({ id: 1, file_type, status }, new Set(PERMISSIONS)).face).toBe(face)
})

/** All combinations of the five permissions. */
const COMBINATIONS = Array.from({ length: 2 ** PERMISSIONS.length }, (_, bits) =>
  PERMISSIONS.filter((_, at) => bits & (2 ** at)),
)

describe.each(STATUSES)('%s', (status) => {
  it.each(COMBINATIONS.map((permissions) => ({ permissions })))('$permissions', ({ permissions }) => {
    const has = (permission: Permission) => permissions.includes(permission)
    const parts = assetParts({ id: 1, status, file_type: 'video' }, new Set(permissions))
    expect(parts).toMatchObject({
      context: has('read'),
      comment: has('write comments'),
      decide: has('approve'),
      remove: has('write'),
      download: has('download') && (status === 'ready' || status === 'failed'),
    })
  })
})

test.each<[Partial<CollectionAsset>, string | undefined]>([
  [{}, undefined],
  [{ is_approved: true }, 'approved'],
  [{ is_rejected: true }, 'rejected'],
  [{ is_approved: true, is_rejected: true }, 'rejected'],
])('reads the decision of %j: %s', (asset, decided) => {
  expect(assetParts({ id: 1, ...asset }, new Set()).decided).toBe(decided)
})
