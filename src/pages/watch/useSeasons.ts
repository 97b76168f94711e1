import { useVisitor } from '../../catalogue/access/useVisitor'
import { episodeAvailability } from '../../catalogue/episodes/episodeFacts'
import { neighbours } from '../../catalogue/episodes/neighbours'
import { useQuery } from '../../data/useQuery'
import type { TitleCard } from '../../generated/types'
import { seasonsQuery } from '../../service/seasons'

/** Seasons of a series or of an episode's series, with the same cache key as on the title page. */
export function useSeasons(title: TitleCard) {
  const series = seriesOf(title)
  const result = useQuery(series && seasonsQuery(series))
  return { ...result, hasSeasons: series !== undefined }
}

function seriesOf({ title_type, hierarchy, id, slug }: TitleCard) {
  if (title_type === 'series') return { id, slug }
  const parent = hierarchy?.parent_slug ?? hierarchy?.parent_id
  if (title_type !== 'episode' || parent === undefined) return undefined
  return { id: hierarchy?.parent_id, slug: String(parent) }
}

/** Adjacent episodes, across seasons. Unavailable episodes are skipped. */
export function useAdjacentEpisodes(title: TitleCard) {
  const visitor = useVisitor()
  const { data, error, hasSeasons } = useSeasons(title)
  const adjacent = data && neighbours(data, title.slug, (each) => episodeAvailability(each, visitor) !== 'closed')
  return { adjacent, expected: hasSeasons && error === undefined }
}
