import type Player from 'video.js/dist/types/player'
import type { EngineSettings } from '../engine/engineSource'
import type { FailureKind } from '../failure'

/** The browser's codes of a media element. */
const KINDS: Record<number, FailureKind> = { 2: 'network', 3: 'decode', 4: 'source' }

/** Tells of what the video element itself says is wrong. @returns takes it back */
export function failOnError(player: Player, onFailure: EngineSettings['onFailure']): () => void {
  const failed = () => {
    const error = player.error() as { code: number; message?: string } | null
    if (error) onFailure({ kind: KINDS[error.code] ?? 'unknown', code: `media-${error.code}` }, error.message)
  }
  player.on('error', failed)
  return () => player.off('error', failed)
}
