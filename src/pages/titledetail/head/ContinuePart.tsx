import { neighbours } from '../../../catalogue/episodes/neighbours'
import { type Continue, useContinue } from '../../../catalogue/title/continueWatching'
import { nameOf, type Resume } from '../../../catalogue/title/titleFacts'
import { useQuery } from '../../../data/useQuery'
import type { Title } from '../../../generated/types'
import { runtime } from '../../../lib/text/runtime'
import { type SeasonGroup, seasonsQuery } from '../../../service/seasons'
import { hasOwnLists } from '../../../session/ownLists'
import { useSession } from '../../../site/react/RuntimeContext'
import type { Text } from '../../../text/createText'
import { useText } from '../../../text/TextContext'
import type { PartProps } from './parts'

/** How far the viewer got, for what was begun: "23 min left of Hypnotic Eyes". */
export function ContinuePart({ title }: PartProps) {
  const t = useText()
  const going = useContinueTitle(title)
  if (!going?.resume) return null
  const time = timeLeft(going.resume, t)
  return (
    <p className="mq-title__left">
      <span className="mq-title__bar" aria-hidden="true">
        <i style={{ width: `${going.resume.part * 100}%` }} />
      </span>
      {going.episode ? t('leftOf', { time, name: nameOf(going.episode, t) }) : t('minutesLeft', { time })}
    </p>
  )
}

/** "23 min", or "1h 5m" from an hour on. Minutes are rounded up: nobody has 0 left. */
function timeLeft({ secondsLeft }: Resume, t: Text): string {
  const minutes = Math.ceil(secondsLeft / 60)
  return minutes < 60 ? t('minutesBrief', { count: minutes }) : (runtime(minutes * 60) ?? '')
}

/**
 * Where the viewer goes on with this title or one of its episodes. Undefined: nothing was begun, all was finished, or
 * nobody is signed in. After a finished episode it is the next one, for which the episodes are asked; the view of the
 * seasons asks the same, so that costs no call of its own.
 */
export function useContinueTitle(title: Title): Continue | undefined {
  const going = useContinue(title, hasOwnLists(useSession()))
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
