import { useEffect, useEffectEvent, useMemo } from 'react'
import { serviceBase } from '../../lib/url/serviceBase'
import type { PlaybackFailure } from '../../player/failure'
import type { PlayerConfig, PlayerSettings } from '../../player/playerSettings'
import type { Playback } from '../../service/playback'
import { useRuntime, useSession } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { useLoaded } from '../../ui/useLoaded'
import { playerCode } from '../playerCode'
import { failureOfCall } from './PlayFailed'
import { playerPoster } from './playerPoster'
import './playerStage.scss'

type OfSite = 'config' | 'language' | 'authorization' | 'ownOrigins' | 'asset'

interface Props extends Omit<PlayerSettings, OfSite> {
  /** undefined: on its way. Another object begins anew. */
  asset: PlayerSettings['asset'] | undefined
  /** Why there is nothing to play. */
  failure: PlaybackFailure | undefined
  /** Asks again what is to be played. */
  retry: () => void
  /** What is said in place of the picture. */
  renderFailure: (failure: PlaybackFailure, retry: () => void) => React.ReactNode
}

/** The site's player around one stream: on its way, playing, failed. It fills what it stands in. */
export function StreamPlayer({ asset, failure, retry, ...settings }: Props) {
  const { onFailure, renderFailure } = settings
  const { session } = useRuntime()
  const { profile } = useSession()
  const config = usePlayerConfig()
  const code = useLoaded(playerCode)
  const ownOrigins = useMemo(() => [location.origin, new URL(serviceBase(document), location.href).origin], [])
  const poster = asset?.poster ?? settings.poster
  const before = failure ?? (code.error === undefined ? undefined : NO_CODE)
  const onFailed = useEffectEvent(() => {
    if (before) onFailure?.(before)
  })
  // Once for each failure, also where its object is created again.
  useEffect(() => onFailed(), [before?.kind, before?.code])
  return (
    <div className="mq-player-stage">
      {before ? (
        renderFailure(before, failure ? retry : code.retry)
      ) : asset && code.value ? (
        <code.value.default
          {...settings}
          asset={asset}
          poster={playerPoster(poster)}
          config={config}
          language={profile?.language ?? 'eng'}
          authorization={session.authorization}
          ownOrigins={ownOrigins}
          waiting={<PlayerWaits poster={poster} />}
        />
      ) : (
        <PlayerWaits poster={settings.poster} />
      )}
    </div>
  )
}

const NO_CODE: PlaybackFailure = { kind: 'engine' }

/** Why nothing plays although there was no player yet. */
export function failureBefore(error: unknown, data: Playback | undefined): PlaybackFailure | undefined {
  if (error !== undefined) return failureOfCall(error)
  return data && 'refused' in data ? { kind: 'refused', code: data.refused } : undefined
}

/** The slice of the site config that the player is given. The same config gives the same object. */
function usePlayerConfig(): PlayerConfig {
  const config = useRuntime().plan.document.site_config
  return useMemo(
    () => ({
      disableCastDrm: config.disable_cast_drm === true,
      disableAirplay: config.disable_airplay === true,
      enableAirplayForReleased: config.enable_airplay_for_released === true,
      preventNativeFullscreen: config.prevent_native_player_fullscreen === true,
      removeLabels: config.remove_cc_label_strings ?? [],
      manifestAudio: config.is_default_audio_track === true,
    }),
    [config],
  )
}

/** The player on its way: the picture of what comes, and that it comes. */
export function PlayerWaits({ poster }: { poster?: string }) {
  const t = useText()
  const art = playerPoster(poster)
  return (
    <div className="mq-player-stage__waits" role="status">
      {art && <img src={art} alt="" />}
      <span className="mq-vh">{t('playerLoading')}</span>
      <i aria-hidden="true" />
    </div>
  )
}
