import { describe, expect, it, test } from 'vitest'
import type { CollectionAsset } from '../../generated/types'
import { PERMISSIONS, type Permission } from '../permissions'
import { assetParts } from './assetParts'

const STATUSES = ['ready', 'failed', 'processing', 'in progress'] as const
const FILE_TYPES = ['video', 'image', 'audio', 'subtitle', 'other'] as const

test.each([
  ['video', 'video'],
  ['image', 'image'],
  ['audio', 'audio'],
  ['subtitle', 'subtitles'],
  ['other', 'file'],
  [undefined, 'file'],
] as const)('shows a ready %s in the viewer %s', (file_type, viewer) => {
  expect(assetParts({ id: 1, file_type }, new Set()).viewer).toBe(viewer)
})

test.each(
  FILE_TYPES.flatMap((file_type) =>
    [['failed', 'failed'] as const, ['processing', 'processing'] as const, ['in progress', 'processing'] as const].map(
      ([status, viewer]) => ({ file_type, status, viewer }),
    ),
  ),
)('shows no $file_type that is $status: $viewer', ({ file_type, status, viewer }) => {
  expect(assetParts({ id: 1, file_type, status }, new Set(PERMISSIONS)).viewer).toBe(viewer)
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
      conversations: has('read'),
      rejectionComment: has('write comments'),
      reviewButtons: has('approve'),
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
])('reads the decision of %j: %s', (asset, decision) => {
  expect(assetParts({ id: 1, ...asset }, new Set()).decision).toBe(decision)
})
