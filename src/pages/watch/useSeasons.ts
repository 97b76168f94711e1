import { useEpisodeCards } from '../../catalogue/episodes/useEpisodeCards'
import { loadSeasons, seasonsKey } from '../../catalogue/title-views/sources/seasons'
import { useService } from '../../data/useService'
import type { TitleCard } from '../../generated/types'
import { useRuntime } from '../../site/react/RuntimeContext'

/** The seasons that an episode belongs to, or those of a series. The title page asks by the same key, so nobody asks twice. */
export function useSeasons(title: TitleCard) {
  const runtime = useRuntime()
  const series = seriesOf(title)
  const served = useService(series && seasonsKey(series), async () =>
    series ? loadSeasons(runtime, series.id ?? series.slug) : [],
  )
  useEpisodeCards(served.data)
  return { ...served, wanted: series !== undefined }
}

function seriesOf({ title_type, hierarchy, id, slug }: TitleCard) {
  if (title_type === 'series') return { id, slug }
  const parent = hierarchy?.parent_slug ?? hierarchy?.parent_id
  if (title_type !== 'episode' || parent === undefined) return undefined
  return { id: hierarchy?.parent_id, slug: String(parent) }
}
