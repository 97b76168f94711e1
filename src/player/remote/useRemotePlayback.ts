import { useEffect, useRef, useState } from 'react'
import { playerParts } from '../controls/playerParts'
import type { PlayerControls } from '../controls/useControls'
import type { PlayerSettings } from '../playerSettings'
import { isAirplayAllowed, watchAirplay } from './airplay'
import { type CastActions, type CastState, castApi, watchCast } from './cast'

/** Available remote screens. */
export interface RemotePlaybackControl {
  airplay: boolean
  cast: CastState
  showAirplay: () => void
  toggleCast: () => void
}

/** Observes AirPlay and cast devices, if the brand allows them. */
export function useRemotePlayback(
  { player, video }: PlayerControls,
  { asset, name, config }: PlayerSettings,
): RemotePlaybackControl {
  const [airplay, setAirplay] = useState(false)
  const [state, setState] = useState<CastState>('none')
  const cast = useRef<CastActions>(undefined)

  useEffect(() => watchAirplay(video, isAirplayAllowed(config, asset), setAirplay), [video, config, asset])

  useEffect(() => {
    const api = castApi()
    const { src, type } = playerParts(player).currentSource()
    const isProtected = asset.sources.some((source) => source.src === src && source.is_drm)
    if (!api || (isProtected && config.disableCastDrm)) return
    const observed = watchCast(
      api,
      {
        media: () => ({
          src,
          type,
          name,
          position: player.currentTime() ?? 0,
          isLive: asset.is_live === true,
          licence: isProtected ? asset.widevine : undefined,
        }),
        pause: () => player.pause(),
        resume(at) {
          player.currentTime(at)
          player.play()?.catch(() => {})
        },
      },
      setState,
    )
    cast.current = observed
    return observed.stop
  }, [player, asset, name, config])

  return {
    airplay,
    cast: state,
    showAirplay: () => video.webkitShowPlaybackTargetPicker?.(),
    toggleCast: () => cast.current?.toggle(),
  }
}
