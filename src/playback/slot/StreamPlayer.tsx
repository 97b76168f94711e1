import { useEffect, useEffectEvent, useMemo } from 'react'
import { serviceBase } from '../../lib/url/serviceBase'
import type { PlaybackFailure } from '../../player/failure'
import type { PlayerConfig, PlayerSettings } from '../../player/playerSettings'
import type { Playback } from '../../service/playback'
import { useRuntime, useSession } from '../../site/react/RuntimeContext'
import { useText } from '../../text/TextContext'
import { useLoaded } from '../../ui/useLoaded'
import { playerCode } from '../playerCode'
import { failureOfRequest } from './PlayFailed'
import { playerPoster } from './playerPoster'
import './playerStage.scss'

type SiteSuppliedProp = 'config' | 'language' | 'authorization' | 'ownOrigins' | 'asset'

interface Props extends Omit<PlayerSettings, SiteSuppliedProp> {
  /** undefined: loading. Another object restarts the player. */
  asset: PlayerSettings['asset'] | undefined
  /** Why there is no asset to play. */
  failure: PlaybackFailure | undefined
  /** Requests the asset again. */
  retry: () => void
  renderFailure: (failure: PlaybackFailure, retry: () => void) => React.ReactNode
}

/** The site's player for one asset: loading, playing or failed. Fills its container. */
export function StreamPlayer({ asset, failure, retry, ...settings }: Props) {
  const { onFailure, renderFailure } = settings
  const { session } = useRuntime()
  const { profile } = useSession()
  const config = usePlayerConfig()
  const code = useLoaded(playerCode)
  const ownOrigins = useMemo(() => [location.origin, new URL(serviceBase(document), location.href).origin], [])
  const poster = asset?.poster ?? settings.poster
  const failureBeforePlayer = failure ?? (code.error === undefined ? undefined : CODE_LOAD_FAILURE)
  const onFailed = useEffectEvent(() => {
    if (failureBeforePlayer) onFailure?.(failureBeforePlayer)
  })
  // Compares the fields: the same failure in a new object is not reported again.
  useEffect(() => onFailed(), [failureBeforePlayer?.kind, failureBeforePlayer?.code])
  return (
    <div className="mq-player-stage">
      {failureBeforePlayer ? (
        renderFailure(failureBeforePlayer, failure ? retry : code.retry)
      ) : asset && code.value ? (
        <code.value.default
          {...settings}
          asset={asset}
          poster={playerPoster(poster)}
          config={config}
          language={profile?.language ?? 'eng'}
          authorization={session.authorization}
          ownOrigins={ownOrigins}
          waiting={<PlayerLoading poster={poster} />}
        />
      ) : (
        <PlayerLoading poster={settings.poster} />
      )}
    </div>
  )
}

const CODE_LOAD_FAILURE: PlaybackFailure = { kind: 'engine' }

/** A failure before the player has been created. */
export function failureOfPlaybackQuery(error: unknown, data: Playback | undefined): PlaybackFailure | undefined {
  if (error !== undefined) return failureOfRequest(error)
  return data && 'refused' in data ? { kind: 'refused', code: data.refused } : undefined
}

/** The site config for the player, memoised. */
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

/** Poster and loading indicator. */
export function PlayerLoading({ poster }: { poster?: string }) {
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
