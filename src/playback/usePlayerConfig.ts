import { useMemo } from 'react'
import type { PlayerConfig } from '../player/playerSettings'
import { useRuntime } from '../site/react/RuntimeContext'

/** The slice of the site config that the player is given. The same config gives the same object. */
export function usePlayerConfig(): PlayerConfig {
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
