import { ICON_PATHS } from '../catalogue/collections/iconPaths'
import type { CollectionAsset } from '../generated/types'
import type { TextKey } from '../text/texts'

/** Text keys of file types. */
export const FILE_TYPE_TEXTS = {
  video: 'fileVideo',
  image: 'fileImage',
  audio: 'fileAudio',
  subtitle: 'fileSubtitle',
  other: 'fileOther',
} as const satisfies Record<NonNullable<CollectionAsset['file_type']>, TextKey>

/** State of an asset: its processing status, or once ready its approval (spec part 2, section 4). */
export type AssetState = 'ready' | 'failed' | 'processing' | 'in progress' | 'approved' | 'rejected'

export function assetState({ status = 'ready', is_approved, is_rejected }: CollectionAsset): AssetState {
  if (status !== 'ready') return status
  if (is_rejected) return 'rejected'
  return is_approved ? 'approved' : 'ready'
}

/**
 * Style of each state (spec part 2, section 2: other statuses show icons): failed is a red error icon, processing a
 * warning.
 */
export const STATE_LABELS = {
  ready: { word: 'statusReady', tone: 'quiet', sign: 'm5 12.5 4.5 4.5L19 7.5' },
  approved: { word: 'statusApproved', tone: 'good', sign: 'm5 12.5 4.5 4.5L19 7.5' },
  rejected: { word: 'statusRejected', tone: 'bad', sign: ICON_PATHS.cross },
  failed: { word: 'statusFailed', tone: 'bad', sign: ICON_PATHS.warning },
  processing: { word: 'statusProcessing', tone: 'warn', sign: ICON_PATHS.warning },
  'in progress': { word: 'statusInProgress', tone: 'warn', sign: ICON_PATHS.warning },
} as const satisfies Record<AssetState, { word: TextKey; tone: string; sign: string }>

/** Title, else the ID. */
export const assetName = ({ title, id }: CollectionAsset): string => title || String(id)

/** "MP4 · 4.2 GB": extension and size, if known. */
export const fileSummary = ({ ext, meta }: CollectionAsset): string =>
  [ext?.replace(/^\./, '').toUpperCase(), formatSize(meta?.size)].filter(Boolean).join(' · ')

const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'] as const

/**
 * Formats a size: 4200000000 becomes "4.2 GB"; other texts are returned unchanged.
 * @param size bytes, also as a numeric string
 */
export function formatSize(size: number | string | undefined): string | undefined {
  const bytes = typeof size === 'string' && /^\d{1,15}$/.test(size) ? Number(size) : size
  if (typeof bytes !== 'number') return bytes || undefined
  if (!Number.isFinite(bytes) || bytes < 0) return undefined
  const step = Math.min(UNITS.length - 1, bytes < 1000 ? 0 : Math.floor(Math.log10(bytes) / 3))
  const value = bytes / 1000 ** step
  return `${value >= 10 || step === 0 ? Math.round(value) : Math.round(value * 10) / 10} ${UNITS[step]}`
}
