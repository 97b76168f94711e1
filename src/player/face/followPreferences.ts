import type Player from 'video.js/dist/types/player'
import { keepPreferences, readPreferences } from '../preferences'

/** Begins as the viewer left off elsewhere, and remembers what they change. @returns takes it back */
export function followPreferences(player: Player): () => void {
  const { volume, muted, rate } = readPreferences()
  if (volume !== undefined) player.volume(volume)
  if (muted !== undefined) player.muted(muted)
  if (rate !== undefined) {
    player.defaultPlaybackRate(rate)
    player.playbackRate(rate)
  }
  const sound = () => keepPreferences({ volume: player.volume(), muted: player.muted() })
  const speed = () => keepPreferences({ rate: player.playbackRate() })
  player.on('volumechange', sound)
  player.on('ratechange', speed)
  return () => {
    player.off('volumechange', sound)
    player.off('ratechange', speed)
  }
}
