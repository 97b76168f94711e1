import type shaka from 'shaka-player/dist/shaka-player.compiled-es2021'
import type { PlaybackAsset } from '../../generated/types'
import type { AudioTrackRules } from '../tracks/audioTracks'
import { drmConfig } from './drm'

/** In milliseconds: all attempts end within 15 s (reliability P17). */
const RETRY = { maxAttempts: 2, baseDelay: 400, backoffFactor: 2, fuzzFactor: 0.5 }

export interface EngineOptions {
  asset: PlaybackAsset
  rules: Pick<AudioTrackRules, 'languages' | 'manifestFirst'>
}

export function configuration(
  { rules, asset }: EngineOptions,
  display: shaka.extern.TextDisplayer,
): Record<string, unknown> {
  const [language] = rules.languages
  return {
    // With a language here, the engine ignores the default of the manifest.
    preferredAudio: rules.manifestFirst || !language ? [] : [{ language }],
    preferredText: [],
    // bindTextTracks.ts selects forced subtitles and shows them in a track of video.js.
    accessibility: { handleForcedSubtitlesAutomatically: false },
    // The engine warns about factories without this parameter.
    textDisplayFactory: (_player: shaka.Player) => display,
    drm: drmConfig(asset),
    manifest: { retryParameters: { ...RETRY, timeout: 5000, connectionTimeout: 4000, stallTimeout: 4000 } },
    streaming: {
      // Native HLS only without media sources: tracks, watermark and captions need the engine.
      preferNativeHls: !('MediaSource' in globalThis || 'ManagedMediaSource' in globalThis),
      retryParameters: { ...RETRY, maxAttempts: 3, timeout: 8000, connectionTimeout: 4000, stallTimeout: 4000 },
      bufferingGoal: 20,
      rebufferingGoal: 1,
    },
    abr: { defaultBandwidthEstimate: 2_000_000 },
  }
}
