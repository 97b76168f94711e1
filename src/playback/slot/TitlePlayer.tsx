import { type ReactNode, useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { canPlayTitle } from '../../catalogue/access/titleAccess'
import { useVisitor } from '../../catalogue/access/useVisitor'
import { cardPicture } from '../../catalogue/card/cardPicture'
import { originalTitleName, titleDisplayName } from '../../catalogue/title/titleFacts'
import { titleAddress } from '../../catalogue/title/titleLink'
import type { QueryResult } from '../../data/useQuery'
import type { TitleCard } from '../../generated/types'
import type { PlaybackFailure } from '../../player/failure'
import type { Playback, PlaybackRequest } from '../../service/playback'
import { useText } from '../../text/TextContext'
import { usePlayback } from '../usePlayback'
import { usePlayerBindings } from '../usePlayerBindings'
import { PlayFailed } from './PlayFailed'
import { failureOfPlaybackQuery, StreamPlayer } from './StreamPlayer'

interface Props {
  wanted: PlaybackRequest
  /** true: the player fills the page. */
  fullPage?: boolean
  back?: { label: string; href: string; onPress?: () => void }
  inDialog?: boolean
  /** true: focuses the player unless another element has the focus. */
  takesFocus?: boolean
  /** true: does not save progress. */
  skipSaving?: boolean
  /** true: ignores the saved position. */
  fromStart?: boolean
  /** true: a live stream that is about to start. */
  isLiveStart?: boolean
  onNext?: () => void
  /** Starts automatically at the end unless the viewer cancels. */
  next?: { name: string; picture?: string }
  onPrevious?: () => void
  /** Replaces the default error message. */
  renderFailure?: (failure: PlaybackFailure, retry: () => void) => ReactNode
}

/** The player of a title, in any state: loading, playing, refused or failed. */
export function TitlePlayer({
  wanted,
  inDialog,
  skipSaving,
  fromStart,
  isLiveStart,
  back,
  renderFailure: customFailure,
  ...rest
}: Props) {
  const t = useText()
  const { title } = wanted
  // Visitors who must sign in first cause no request.
  const allowed = canPlayTitle(useVisitor(), title)
  const played = usePlayback(allowed ? wanted : undefined)
  const isRetrying = useLiveStart(played, isLiveStart)
  const poster = cardPicture(title, 'still')
  const asset = played.data && 'asset' in played.data ? played.data.asset : undefined
  const { bind, onFailure, resumed } = usePlayerBindings(wanted, asset, { skipSaving, fromStart })
  const okHref = back?.href ?? titleAddress(title.hierarchy?.parent_slug ?? title.slug)

  const renderFailure = useCallback(
    (failure: PlaybackFailure, retry: () => void) => (
      <PlayFailed
        failure={failure}
        retry={retry}
        okHref={okHref}
        backLink={rest.fullPage ? back : undefined}
        poster={poster}
        inDialog={inDialog}
      />
    ),
    [okHref, back, rest.fullPage, poster, inDialog],
  )
  const failure = useMemo(
    () =>
      allowed ? failureOfPlaybackQuery(played.error, isRetrying ? undefined : played.data) : SIGN_IN_REQUIRED_FAILURE,
    [allowed, played.error, played.data, isRetrying],
  )
  return (
    <StreamPlayer
      {...rest}
      asset={resumed}
      preloaded={played.data?.preloaded}
      back={back}
      // The service may call a title by its original name.
      name={resumed?.name && resumed.name !== originalTitleName(title) ? resumed.name : titleDisplayName(title, t)}
      seriesLine={seriesAndSeasonOf(title)}
      poster={poster}
      bind={bind}
      failure={failure}
      retry={played.retry}
      onFailure={onFailure}
      renderFailure={customFailure ?? renderFailure}
    />
  )
}

/** Spec, section 8: Playback errors. */
const SIGN_IN_REQUIRED_FAILURE: PlaybackFailure = { kind: 'refused', code: '2' }

/** The title that an episode or extra belongs to, and its season. */
const seriesAndSeasonOf = ({ hierarchy }: TitleCard): string | undefined =>
  [hierarchy?.parent_title, hierarchy?.season_name].filter(Boolean).join(' · ') || undefined

const MAX_LIVE_RETRIES = 5
const LIVE_RETRY_DELAY_MS = 1500

/**
 * Retries a live stream for some seconds: the clock of the service may be behind that of the visitor, so that it still
 * returns "not available" (code 1).
 * @param isLiveStart true: the stream is about to start
 * @returns whether retries are pending
 */
function useLiveStart({ data, isFetching, retry }: QueryResult<Playback>, isLiveStart = false): boolean {
  const [retries, setRetries] = useState(0)
  const refused = data !== undefined && 'refused' in data && data.refused === '1'
  const isRetrying = isLiveStart && refused && (retries < MAX_LIVE_RETRIES || isFetching)
  const retryOnce = useEffectEvent(() => {
    setRetries(retries + 1)
    retry()
  })
  useEffect(() => {
    if (!isRetrying || isFetching) return
    const timer = setTimeout(() => retryOnce(), LIVE_RETRY_DELAY_MS)
    return () => clearTimeout(timer)
  }, [isRetrying, isFetching, retries])
  return isRetrying
}
