import type { AssetPerson, CollectionAsset } from '../../generated/types'
import type { TranslateFunction } from '../../text/createText'
import type { TextKey } from '../../text/texts'
import { FILE_TYPE_TEXTS } from '../assetFacts'

/** Facts that are already formatted. */
interface FormattedFacts {
  t: TranslateFunction
  size: string | undefined
  uploaded: string | undefined
  changed: string | undefined
}

/** Facts of an asset in display order: what it belongs to, version, file type, people. */
export function assetFactRows(
  asset: CollectionAsset,
  { t, size, uploaded, changed }: FormattedFacts,
): [TextKey, string][] {
  const { show_title, file_type, ext, meta = {} } = asset
  const kind = file_type && t(FILE_TYPE_TEXTS[file_type])
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
  return rows.flatMap(([word, value]): [TextKey, string][] => (value?.trim() ? [[word, value]] : []))
}

export const assetPersonName = (person: AssetPerson | undefined): string | undefined =>
  person?.display_name || person?.username || undefined
