import { useCallback, useMemo, useState } from 'react'
import { assetName } from '../../collaboration/assetFacts'
import { createAuthorNameLookup } from '../../collaboration/conversation/conversations'
import { useComments } from '../../collaboration/conversation/useComments'
import { changeLoop, type LoopRange, type LoopStep } from '../../collaboration/review/timeline/loopRange'
import { timedComments } from '../../collaboration/review/timeline/reviewMarks'
import { useQuery } from '../../data/useQuery'
import type { CollectionAsset, CollectionUser } from '../../generated/types'
import { safeResourceUrl } from '../../lib/url/safeHref'
import { PlayFailed } from '../../playback/slot/PlayFailed'
import { failureOfPlaybackQuery, StreamPlayer } from '../../playback/slot/StreamPlayer'
import type { PlaybackFailure } from '../../player/failure'
import type { PlayerAdditions, PlayerKeyBinding, PlayerSettings } from '../../player/playerSettings'
import { type AssetRef, assetPlayQuery } from '../../service/collaboration/assets'
import { lazyPart } from '../../ui/lazyPart'
import { commentedContentOf } from './commentedContentOf'
import type { MediaControl } from './useMediaControl'

const ReviewControls = lazyPart(
  async () => (await import('../../collaboration/review/timeline/ReviewControls')).ReviewControls,
)

interface Props {
  assetRef: AssetRef
  asset: CollectionAsset
  canReadComments: boolean
  /** Users with access: the names of the comment authors. */
  people: readonly CollectionUser[] | undefined
  back: string
  media: MediaControl
  onActive: (seconds: number | undefined) => void
  onComment: (() => void) | undefined
}

let attemptCount = 0

/** The site's player with comments on the timeline, a loop and more keys. Progress is not saved. */
export function ReviewPlayer({ assetRef, asset, canReadComments, people, back, media, onActive, onComment }: Props) {
  const [attempt, setAttempt] = useState(() => ++attemptCount)
  const playback = useQuery(assetPlayQuery(assetRef, attempt), { skipReconnect: true, removeOnUnmount: true })
  const [range, setRange] = useState<LoopRange>()
  const name = assetName(asset)
  const poster = safeResourceUrl(asset.image)
  const { setMedia, currentTime, startTime = 0 } = media
  const [initialTime] = useState(startTime)
  const stream = playback.data && 'asset' in playback.data ? playback.data.asset : undefined
  // A review starts at the pressed time and ignores the saved progress.
  const playbackAsset = useMemo(() => stream && { ...stream, progress: initialTime }, [stream, initialTime])
  const comments = useComments(canReadComments ? commentedContentOf(asset) : undefined).data?.items
  const marks = useMemo(() => timedComments(comments ?? [], createAuthorNameLookup(people)), [comments, people])

  const loop = useCallback(
    (step: LoopStep) => setRange((before) => changeLoop(before, step, currentTime() ?? 0)),
    [currentTime],
  )
  const keys = useMemo<PlayerKeyBinding[]>(
    () => [
      { key: 'i', textKey: 'keyLoopStart', press: () => loop('start') },
      { key: 'o', textKey: 'keyLoopEnd', press: () => loop('end') },
      { key: 'x', textKey: 'keyLoopClear', press: () => loop('clear') },
      ...(onComment ? [{ key: 'c', textKey: 'keyComment' as const, press: onComment }] : []),
    ],
    [loop, onComment],
  )
  const additions: PlayerAdditions = {
    keys,
    render: (player, video) => (
      <ReviewControls player={player} video={video} comments={marks} range={range} onLoop={loop} onActive={onActive} />
    ),
  }
  const bind = useCallback<NonNullable<PlayerSettings['bind']>>(
    (_player, video) => {
      setMedia(video)
      return () => setMedia(undefined)
    },
    [setMedia],
  )
  const failure = useMemo(() => failureOfPlaybackQuery(playback.error, playback.data), [playback.error, playback.data])
  const renderFailure = useCallback(
    (failed: PlaybackFailure, retry: () => void) => (
      <PlayFailed failure={failed} retry={retry} okHref={back} poster={poster} />
    ),
    [back, poster],
  )
  return (
    <StreamPlayer
      asset={playbackAsset}
      name={name}
      poster={poster}
      takesFocus
      bind={bind}
      additions={additions}
      failure={failure}
      retry={() => setAttempt(++attemptCount)}
      renderFailure={renderFailure}
    />
  )
}
