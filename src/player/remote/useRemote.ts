import { useEffect, useRef, useState } from 'react'
import { playerParts } from '../controls/playerParts'
import type { PlayerControls } from '../controls/useControls'
import type { PlayerSettings } from '../playerSettings'
import { airplayAllowed, watchAirplay } from './airplay'
import { type Cast, type CastState, castApi, watchCast } from './cast'

/** Available remote screens. */
export interface Remote {
  airplay: boolean
  cast: CastState
  showAirplay: () => void
  toggleCast: () => void
}

/** Observes AirPlay and cast devices, as far as the brand allows them. */
export function useRemote({ player, video }: PlayerControls, { asset, name, config }: PlayerSettings): Remote {
  const [airplay, setAirplay] = useState(false)
  const [state, setState] = useState<CastState>('none')
  const cast = useRef<Cast>(undefined)

  useEffect(() => watchAirplay(video, airplayAllowed(config, asset), setAirplay), [video, config, asset])

  useEffect(() => {
    const api = castApi()
    const { src, type } = playerParts(player).currentSource()
    const locked = asset.sources.some((source) => source.src === src && source.is_drm)
    if (!api || (locked && config.disableCastDrm)) return
    const watched = watchCast(
      api,
      {
        media: () => ({
          src,
          type,
          name,
          at: player.currentTime() ?? 0,
          live: asset.is_live === true,
          licence: locked ? asset.widevine : undefined,
        }),
        pause: () => player.pause(),
        resume(at) {
          player.currentTime(at)
          player.play()?.catch(() => {})
        },
      },
      setState,
    )
    cast.current = watched
    return watched.stop
  }, [player, asset, name, config])

  return {
    airplay,
    cast: state,
    showAirplay: () => video.webkitShowPlaybackTargetPicker?.(),
    toggleCast: () => cast.current?.toggle(),
  }
}
