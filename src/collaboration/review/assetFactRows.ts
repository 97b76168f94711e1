import type { AssetPerson, CollectionAsset } from '../../generated/types'
import type { Text } from '../../text/createText'
import type { TextKey } from '../../text/texts'
import { FILE_WORDS } from '../assetFacts'

/** Facts that take more than the asset to be worded. */
interface Worded {
  t: Text
  size: string | undefined
  uploaded: string | undefined
  changed: string | undefined
}

/** The facts of an asset in their order: what it belongs to, which version it is, what kind of file, whose. */
export function assetFactRows(asset: CollectionAsset, { t, size, uploaded, changed }: Worded): [TextKey, string][] {
  const { show_title, file_type, ext, meta = {} } = asset
  const kind = file_type && t(FILE_WORDS[file_type])
  const rows: [TextKey, string | undefined][] = [
    ['factTitle', show_title],
    ['factSeries', meta.seriesName],
    ['factSeason', meta.seasonName],
    ['factEpisode', meta.episodeName],
    ['factTitleType', meta.titleType],
    ['factVersion', meta.titleVersionName],
    ['factFileVersion', meta.versionName],
    ['factConformance', meta.titleConformanceGroup],
    ['factFile', [kind, ext?.replace(/^\./, '').toUpperCase()].filter(Boolean).join(', ')],
    ['factLanguage', meta.language],
    ['factResolution', meta.resolution?.replace(/^(\d+)\s*x\s*(\d+)$/i, '$1 × $2')],
    ['factSize', size],
    ['factUploaded', uploaded],
    ['factChanged', changed],
  ]
  return rows.flatMap(([word, value]) => (value?.trim() ? [[word, value] as [TextKey, string]] : []))
}

/** What a person is called. */
export const personOf = (person: AssetPerson | undefined): string | undefined =>
  person?.display_name || person?.username || undefined
