import { useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { cardPicture } from '../../catalogue/card/cardPicture'
import { episodeName, watchLink } from '../../catalogue/episodes/episodeFacts'
import type { Episode, TitleCard } from '../../generated/types'
import { preloadPlayer } from '../../playback/playerCode'
import { PlayerSlot } from '../../playback/slot/PlayerSlot'
import { assetIdOf } from '../../service/playback'
import { useAdjacentEpisodes } from './useSeasons'

interface Props {
  title: TitleCard | undefined
  /** True if the full title is loaded. */
  isComplete: boolean
}

/**
 * Location state of a step from the player: the next player takes the focus, so that keyboard users can continue
 * without a heading being announced first.
 */
const STEP_NAVIGATION_OPTIONS = { state: { inPlayer: true } } as const

/** Autoplays. The keys N and P navigate to the next and previous episode. */
export function WatchPlayer({ title, isComplete }: Props) {
  const [query] = useSearchParams()
  useEffect(preloadPlayer, [])
  const assetId = query.get('asset') ?? undefined
  const isReady = title && (isComplete || assetId !== undefined || assetIdOf(title) !== undefined)
  if (title?.title_type !== 'episode') return <PlayerSlot title={title} asset={assetId} autoplay={isReady} />
  return <EpisodePlayer title={title} assetId={assetId} isReady={isReady === true} />
}

/** "7. Satanas" */
const numberedName = (episode: Episode) =>
  [episode.episode_num !== undefined && `${episode.episode_num}.`, episodeName(episode)].filter(Boolean).join(' ')

function EpisodePlayer({
  title,
  assetId,
  isReady,
}: {
  title: TitleCard
  assetId: string | undefined
  isReady: boolean
}) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const { adjacent } = useAdjacentEpisodes(title)
  const stepTo = (episode: Episode | undefined) =>
    episode && (() => void navigate(watchLink(episode), STEP_NAVIGATION_OPTIONS))
  return (
    <PlayerSlot
      title={title}
      asset={assetId}
      autoplay={isReady}
      takesFocus={state?.inPlayer === true}
      onNext={stepTo(adjacent?.next)}
      next={adjacent?.next && { name: numberedName(adjacent.next), picture: cardPicture(adjacent.next, 'still') }}
      onPrevious={stepTo(adjacent?.previous)}
    />
  )
}
