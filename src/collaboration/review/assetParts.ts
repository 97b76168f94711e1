import type { CollectionAsset } from '../../generated/types'
import type { Permissions } from '../permissions'

/** What an asset is looked at with. failed, waits: there is nothing to look at, or not yet. file: it can only be taken. */
export type AssetFace = 'player' | 'picture' | 'sound' | 'cues' | 'file' | 'failed' | 'waits'

/** What of an asset is shown to somebody. */
export interface AssetParts {
  face: AssetFace
  /** Conversations, which is what `read` opens (spec part 2, section 6). */
  talk: boolean
  /** Whether it can be said why something is rejected. */
  comment: boolean
  /** Approve and Reject. */
  decide: boolean
  /** The buttons are closed: it has been decided. */
  decided: 'approved' | 'rejected' | undefined
  download: boolean
  remove: boolean
}

const FACES = {
  video: 'player',
  image: 'picture',
  audio: 'sound',
  subtitle: 'cues',
  other: 'file',
} as const satisfies Record<NonNullable<CollectionAsset['file_type']>, AssetFace>

/**
 * What of an asset is shown, and which calls are made for it (spec part 2, sections 2 and 6): only what is ready is
 * played, and what is not allowed is not there at all. A file that is still coming in cannot be taken yet.
 */
export function assetParts(asset: CollectionAsset, may: Permissions): AssetParts {
  const { status = 'ready', file_type = 'other', is_approved, is_rejected } = asset
  const face = status === 'ready' ? FACES[file_type] : status === 'failed' ? 'failed' : 'waits'
  return {
    face,
    talk: may.has('read'),
    comment: may.has('write comments'),
    decide: may.has('approve'),
    decided: is_rejected ? 'rejected' : is_approved ? 'approved' : undefined,
    download: may.has('download') && face !== 'waits',
    remove: may.has('write'),
  }
}
