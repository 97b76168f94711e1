import { episodeAction } from '../../catalogue/episodes/episodeFacts'
import { neighbours } from '../../catalogue/episodes/neighbours'
import type { TitleCard } from '../../generated/types'
import { useRuntime, useSession } from '../../site/react/RuntimeContext'
import { useSeasons } from './useSeasons'

/** The episodes before and after one, across seasons. What cannot be chosen is passed over. */
export function useNeighbours(title: TitleCard) {
  const config = useRuntime().plan.document.site_config
  const { signedIn } = useSession()
  const { data, error, wanted } = useSeasons(title)
  const beside = data && neighbours(data, title.slug, (each) => episodeAction(each, config, signedIn) !== 'closed')
  return { beside, expected: wanted && error === undefined }
}
