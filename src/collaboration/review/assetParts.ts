import type { CollectionAsset } from '../../generated/types'
import type { Permissions } from '../permissions'

/** The viewer of an asset. failed, processing: not viewable, or not yet. file: download only. */
export type AssetViewerType = 'video' | 'image' | 'audio' | 'subtitles' | 'file' | 'failed' | 'processing'

/** Parts of the asset page that the viewer's permissions allow. */
export interface AssetParts {
  viewer: AssetViewerType
  /** Conversations, which is what `read` opens (spec part 2, section 6). */
  conversations: boolean
  /** Whether the viewer can comment on a rejection. */
  rejectionComment: boolean
  /** The Approve and Reject buttons. */
  reviewButtons: boolean
  /** Already decision: the buttons are disabled. */
  decision: 'approved' | 'rejected' | undefined
  download: boolean
  remove: boolean
}

const VIEWER_BY_FILE_TYPE = {
  video: 'video',
  image: 'image',
  audio: 'audio',
  subtitle: 'subtitles',
  other: 'file',
} as const satisfies Record<NonNullable<CollectionAsset['file_type']>, AssetViewerType>

/**
 * Decides which parts of an asset are shown and requested (spec part 2, sections 2 and 6): only ready assets are
 * played, parts without permission are not rendered, and assets in processing cannot be downloaded.
 */
export function assetParts(asset: CollectionAsset, may: Permissions): AssetParts {
  const { status = 'ready', file_type = 'other', is_approved, is_rejected } = asset
  const viewer = status === 'ready' ? VIEWER_BY_FILE_TYPE[file_type] : status === 'failed' ? 'failed' : 'processing'
  return {
    viewer,
    conversations: may.has('read'),
    rejectionComment: may.has('write comments'),
    reviewButtons: may.has('approve'),
    decision: is_rejected ? 'rejected' : is_approved ? 'approved' : undefined,
    download: may.has('download') && viewer !== 'processing',
    remove: may.has('write'),
  }
}
