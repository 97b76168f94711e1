import { useCallback, useEffect, useMemo } from 'react'
import { cardPicture } from '../catalogue/card/cardPicture'
import { episodeName } from '../catalogue/episodes/episodeWords'
import { titleAddress } from '../catalogue/title/titleAddress'
import type { TitleCard } from '../generated/types'
import { serviceBase } from '../lib/url/serviceBase'
import type { PlaybackFailure } from '../player/failure'
import { useRuntime, useSession } from '../site/react/RuntimeContext'
import { useLoaded } from '../ui/useLoaded'
import { failureOfCall } from './failureOfCall'
import type { Playback, Wanted } from './loadPlayback'
import { PlayerWaits } from './PlayerWaits'
import { PlayFailed } from './PlayFailed'
import { playerCode } from './playerCode'
import { useBindings } from './useBindings'
import { useOpening } from './useOpening'
import { usePlayback } from './usePlayback'
import { usePlayerConfig } from './usePlayerConfig'
import './playerStage.scss'

interface Props {
  wanted: Wanted
  /** true: it is all there is on the page. */
  whole?: boolean
  back?: { label: string; href: string; onPress?: () => void }
  inDialog?: boolean
  /** true: the focus goes into the player, where it is nowhere else. */
  takesFocus?: boolean
  /** true: nobody's progress is saved. */
  unsaved?: boolean
  /** true: a live picture that begins about now. */
  begins?: boolean
  onNext?: () => void
  onPrevious?: () => void
}

/** A title that plays, in its four states: on its way, playing, refused, failed. Needs `ServiceData` around it. */
export function PlayerStage({ wanted, inDialog, unsaved, begins, back, ...rest }: Props) {
  const { title } = wanted
  const { session } = useRuntime()
  const { profile } = useSession()
  const config = usePlayerConfig()
  const played = usePlayback(wanted)
  const opening = useOpening(played, begins)
  const code = useLoaded(playerCode)
  const poster = cardPicture(title, 'still')
  const asset = played.data && 'asset' in played.data ? played.data.asset : undefined
  const { bind, failed: tellFailure, resumed } = useBindings(wanted, asset, unsaved)
  const ownOrigins = useMemo(() => [location.origin, new URL(serviceBase(document), location.href).origin], [])
  const out = back?.href ?? titleAddress(title.hierarchy?.parent_slug ?? title.slug)

  const renderFailure = useCallback(
    (failure: PlaybackFailure, retry: () => void) => (
      <PlayFailed
        failure={failure}
        retry={retry}
        back={out}
        out={rest.whole ? back : undefined}
        poster={poster}
        inDialog={inDialog}
      />
    ),
    [out, back, rest.whole, poster, inDialog],
  )
  const failure = useMemo(
    () => failureBefore(code.error, played.error, opening ? undefined : played.data),
    [code.error, played.error, played.data, opening],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, also when something else comes meanwhile
  useEffect(() => {
    if (failure) tellFailure(failure)
  }, [failure?.kind, failure?.code])
  return (
    <div className="mq-player-stage">
      {failure ? (
        renderFailure(failure, failure.kind === 'engine' ? code.retry : played.retry)
      ) : resumed && code.value ? (
        <code.value.default
          {...rest}
          asset={resumed}
          back={back}
          name={resumed.name ?? episodeName(title)}
          line={lineOf(title)}
          poster={resumed.poster ?? poster}
          config={config}
          language={profile?.language ?? 'eng'}
          authorization={session.authorization}
          ownOrigins={ownOrigins}
          bind={bind}
          onFailure={tellFailure}
          renderFailure={renderFailure}
        />
      ) : (
        <PlayerWaits poster={poster} />
      )}
    </div>
  )
}

/** Why nothing plays although there was no player yet. */
function failureBefore(code: unknown, error: unknown, data: Playback | undefined): PlaybackFailure | undefined {
  if (code !== undefined) return { kind: 'engine' }
  if (error !== undefined) return failureOfCall(error)
  return data && 'refused' in data ? { kind: 'refused', code: data.refused } : undefined
}

/** What an episode or extra belongs to. */
const lineOf = ({ hierarchy }: TitleCard): string | undefined =>
  [hierarchy?.parent_title, hierarchy?.season_name].filter(Boolean).join(' · ') || undefined
