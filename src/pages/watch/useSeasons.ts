import { useQuery } from '../../data/useQuery'
import type { TitleCard } from '../../generated/types'
import { seasonsQuery } from '../../service/seasons'

/** The seasons that an episode belongs to, or those of a series. The title page asks by the same key, so nobody asks twice. */
export function useSeasons(title: TitleCard) {
  const series = seriesOf(title)
  const served = useQuery(series && seasonsQuery(series))
  return { ...served, wanted: series !== undefined }
}

function seriesOf({ title_type, hierarchy, id, slug }: TitleCard) {
  if (title_type === 'series') return { id, slug }
  const parent = hierarchy?.parent_slug ?? hierarchy?.parent_id
  if (title_type !== 'episode' || parent === undefined) return undefined
  return { id: hierarchy?.parent_id, slug: String(parent) }
}
