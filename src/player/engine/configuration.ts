import type shaka from 'shaka-player/dist/shaka-player.compiled-es2021'
import type { PlaybackAsset } from '../../generated/types'
import type { AudioRules } from '../tracks/audioTracks'
import { drmConfig } from './drm'

/** Limits in milliseconds: two attempts end within 15 s, so that nobody watches a spinner (reliability P17). */
const RETRY = { maxAttempts: 2, baseDelay: 400, backoffFactor: 2, fuzzFactor: 0.5 }

/** What of its settings the engine is configured by. */
export interface EngineWish {
  asset: PlaybackAsset
  rules: Pick<AudioRules, 'languages' | 'manifestFirst'>
}

/** How the engine plays a source. */
export function configuration(
  { rules, asset }: EngineWish,
  display: shaka.extern.TextDisplayer,
): Record<string, unknown> {
  const [language] = rules.languages
  return {
    // Without a language here the engine passes over what the manifest marks as default.
    preferredAudio: rules.manifestFirst || !language ? [] : [{ language }],
    preferredText: [],
    // bindText.ts selects them: they are shown in a track of video.js.
    accessibility: { handleForcedSubtitlesAutomatically: false },
    // The engine warns of factories that take no player.
    textDisplayFactory: (_player: shaka.Player) => display,
    drm: drmConfig(asset),
    manifest: { retryParameters: { ...RETRY, timeout: 5000, connectionTimeout: 4000, stallTimeout: 4000 } },
    streaming: {
      // Native only where nothing else is there: tracks, watermark and captions need the engine.
      preferNativeHls: !('MediaSource' in globalThis || 'ManagedMediaSource' in globalThis),
      retryParameters: { ...RETRY, maxAttempts: 3, timeout: 8000, connectionTimeout: 4000, stallTimeout: 4000 },
      bufferingGoal: 20,
      rebufferingGoal: 1,
    },
    abr: { defaultBandwidthEstimate: 2_000_000 },
  }
}
