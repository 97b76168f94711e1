import { neighbours } from '../../../catalogue/episodes/neighbours'
import { type ContinuePoint, useContinuePoint } from '../../../catalogue/title/continueWatching'
import { type ResumeProgress, titleDisplayName } from '../../../catalogue/title/titleFacts'
import { useQuery } from '../../../data/useQuery'
import type { Title } from '../../../generated/types'
import { formatRuntime } from '../../../lib/text/formatRuntime'
import { type SeasonGroup, seasonsQuery } from '../../../service/seasons'
import { hasOwnLists } from '../../../session/ownLists'
import { useSession } from '../../../site/react/RuntimeContext'
import type { TranslateFunction } from '../../../text/createText'
import { useText } from '../../../text/TextContext'
import type { PartProps } from './parts'

/** Progress of a started title: "23 min left of Hypnotic Eyes". */
export function ContinuePart({ title }: PartProps) {
  const t = useText()
  const continueTitle = useNextContinuePoint(title)
  if (!continueTitle?.resume) return null
  const time = timeLeft(continueTitle.resume, t)
  return (
    <p className="mq-title__left">
      <span className="mq-title__bar" aria-hidden="true">
        <i style={{ width: `${continueTitle.resume.part * 100}%` }} />
      </span>
      {continueTitle.episode
        ? t('leftOf', { time, name: titleDisplayName(continueTitle.episode, t) })
        : t('minutesLeft', { time })}
    </p>
  )
}

/** "23 min", or "1h 5m" from an hour on. Rounded up, so that it is never 0. */
function timeLeft({ secondsLeft }: ResumeProgress, t: TranslateFunction): string {
  const minutes = Math.ceil(secondsLeft / 60)
  return minutes < 60 ? t('minutesBrief', { count: minutes }) : (formatRuntime(minutes * 60) ?? '')
}

/**
 * The title or episode to continue; undefined if nothing was started, all was finished or the visitor is signed out.
 * After a finished episode it is the next one, found with the episodes request that the seasons view also uses.
 */
export function useNextContinuePoint(title: Title): ContinuePoint | undefined {
  const continueTitle = useContinuePoint(title, hasOwnLists(useSession()))
  const isFinished = continueTitle !== undefined && continueTitle.resume === undefined
  const { data } = useQuery(isFinished ? seasonsQuery(title) : undefined)
  return isFinished ? data && nextPlayableEpisode(continueTitle, data) : continueTitle
}

/** The next playable episode; undefined after the last. */
export function nextPlayableEpisode(
  { slug }: ContinuePoint,
  groups: readonly SeasonGroup[],
): ContinuePoint | undefined {
  const { next } = neighbours(
    groups,
    slug,
    (episode) => episode.asset_id !== undefined && episode.is_playable !== false,
  )
  return next && { episode: next, slug: next.slug }
}
