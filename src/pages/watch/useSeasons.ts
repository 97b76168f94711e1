import { useVisitor } from '../../catalogue/access/useVisitor'
import { episodeAction } from '../../catalogue/episodes/episodeFacts'
import { neighbours } from '../../catalogue/episodes/neighbours'
import { useQuery } from '../../data/useQuery'
import type { TitleCard } from '../../generated/types'
import { seasonsQuery } from '../../service/seasons'

/** The seasons that an episode belongs to, or those of a series. The title page asks by the same key, so nobody asks twice. */
export function useSeasons(title: TitleCard) {
  const series = seriesOf(title)
  const answer = useQuery(series && seasonsQuery(series))
  return { ...answer, wanted: series !== undefined }
}

function seriesOf({ title_type, hierarchy, id, slug }: TitleCard) {
  if (title_type === 'series') return { id, slug }
  const parent = hierarchy?.parent_slug ?? hierarchy?.parent_id
  if (title_type !== 'episode' || parent === undefined) return undefined
  return { id: hierarchy?.parent_id, slug: String(parent) }
}

/** The episodes before and after one, across seasons. What cannot be chosen is passed over. */
export function useNeighbours(title: TitleCard) {
  const visitor = useVisitor()
  const { data, error, wanted } = useSeasons(title)
  const beside = data && neighbours(data, title.slug, (each) => episodeAction(each, visitor) !== 'closed')
  return { beside, expected: wanted && error === undefined }
}
