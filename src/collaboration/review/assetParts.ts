import type { CollectionAsset } from '../../generated/types'
import type { Permissions } from '../permissions'

/** The viewer of an asset. failed, waits: not viewable, or not yet. file: download only. */
export type AssetViewerType = 'player' | 'picture' | 'sound' | 'cues' | 'file' | 'failed' | 'waits'

/** Parts of the asset page that the viewer's permissions allow. */
export interface AssetParts {
  face: AssetViewerType
  /** Conversations, which is what `read` opens (spec part 2, section 6). */
  context: boolean
  /** Whether the viewer can comment on a rejection. */
  comment: boolean
  /** The Approve and Reject buttons. */
  decide: boolean
  /** Already decided: the buttons are disabled. */
  decided: 'approved' | 'rejected' | undefined
  download: boolean
  remove: boolean
}

const VIEWERS = {
  video: 'player',
  image: 'picture',
  audio: 'sound',
  subtitle: 'cues',
  other: 'file',
} as const satisfies Record<NonNullable<CollectionAsset['file_type']>, AssetViewerType>

/**
 * Decides which parts of an asset are shown and requested (spec part 2, sections 2 and 6): only ready assets are
 * played, parts without permission are not rendered, and assets in processing cannot be downloaded.
 */
export function assetParts(asset: CollectionAsset, may: Permissions): AssetParts {
  const { status = 'ready', file_type = 'other', is_approved, is_rejected } = asset
  const face = status === 'ready' ? VIEWERS[file_type] : status === 'failed' ? 'failed' : 'waits'
  return {
    face,
    context: may.has('read'),
    comment: may.has('write comments'),
    decide: may.has('approve'),
    decided: is_rejected ? 'rejected' : is_approved ? 'approved' : undefined,
    download: may.has('download') && face !== 'waits',
    remove: may.has('write'),
  }
}
