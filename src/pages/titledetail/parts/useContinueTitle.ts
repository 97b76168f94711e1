import { neighbours } from '../../../catalogue/episodes/neighbours'
import type { Continue } from '../../../catalogue/title/continueWatching'
import { useContinue } from '../../../catalogue/title/continueWatching'
import { useQuery } from '../../../data/useQuery'
import type { Title } from '../../../generated/types'
import { type SeasonGroup, seasonsQuery } from '../../../service/seasons'
import { useSession } from '../../../site/react/RuntimeContext'

/**
 * Where the viewer goes on with this title or one of its episodes. Undefined: nothing was begun, all was finished, or
 * nobody is signed in. After a finished episode it is the next one, for which the episodes are asked; the view of the
 * seasons asks the same, so that costs no call of its own.
 */
export function useContinueTitle(title: Title): Continue | undefined {
  const { signedIn } = useSession()
  const going = useContinue(title, signedIn)
  const finished = going !== undefined && going.resume === undefined
  const { data } = useQuery(finished ? seasonsQuery(title) : undefined)
  return finished ? data && nextAfter(going, data) : going
}

/** The episode after a finished one; undefined after the last. One without an asset cannot be played, and is passed over. */
export function nextAfter({ slug }: Continue, groups: readonly SeasonGroup[]): Continue | undefined {
  const { next } = neighbours(
    groups,
    slug,
    (episode) => episode.asset_id !== undefined && episode.is_playable !== false,
  )
  return next && { episode: next, slug: next.slug }
}
