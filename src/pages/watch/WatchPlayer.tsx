import { useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { cardPicture } from '../../catalogue/card/cardPicture'
import { episodeName, watchLink } from '../../catalogue/episodes/episodeFacts'
import type { Episode, TitleCard } from '../../generated/types'
import { preloadPlayer } from '../../playback/playerCode'
import { PlayerSlot } from '../../playback/slot/PlayerSlot'
import { assetIdOf } from '../../service/playback'
import { useNeighbours } from './useSeasons'

interface Props {
  title: TitleCard | undefined
  /** true: all of the title is known. */
  whole: boolean
}

/**
 * Goes with a step from the player to the episode beside: whoever works it by keys goes on doing so, and hears no
 * heading first.
 */
const STEP = { state: { inPlayer: true } } as const

/** The player of the watch page. It begins by itself; the keys N and P lead to the next and the previous episode. */
export function WatchPlayer({ title, whole }: Props) {
  const [query] = useSearchParams()
  useEffect(preloadPlayer, [])
  const asset = query.get('asset') ?? undefined
  const ready = title && (whole || asset !== undefined || assetIdOf(title) !== undefined)
  if (title?.title_type !== 'episode') return <PlayerSlot title={title} asset={asset} begins={ready} />
  return <EpisodePlayer title={title} asset={asset} ready={ready === true} />
}

/** "7. Satanas" */
const numberedName = (episode: Episode) =>
  [episode.episode_num !== undefined && `${episode.episode_num}.`, episodeName(episode)].filter(Boolean).join(' ')

function EpisodePlayer({ title, asset, ready }: { title: TitleCard; asset: string | undefined; ready: boolean }) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const { beside } = useNeighbours(title)
  const to = (episode: Episode | undefined) => episode && (() => void navigate(watchLink(episode), STEP))
  return (
    <PlayerSlot
      title={title}
      asset={asset}
      begins={ready}
      takesFocus={state?.inPlayer === true}
      onNext={to(beside?.next)}
      next={beside?.next && { name: numberedName(beside.next), picture: cardPicture(beside.next, 'still') }}
      onPrevious={to(beside?.previous)}
    />
  )
}
