import type shaka from 'shaka-player/dist/shaka-player.compiled-es2021'
import type videojs from 'video.js'
import { type AudioRules, audioTracksOf } from '../tracks/audioTracks'
import type { Tech } from './openStream'

/**
 * Offers the audio tracks of a stream to video.js, and follows the viewer's choice.
 * @param isClosed whether the engine is torn down: video.js reports a choice with a delay
 */
export function bindAudio(
  video: typeof videojs,
  player: shaka.Player,
  tech: Tech,
  engine: { rules: AudioRules },
  isClosed: () => boolean,
): void {
  const tracks = audioTracksOf(player.getAudioTracks(), engine.rules)
  if (tracks.length < 2) return
  const list = tech.audioTracks()
  const offered = tracks.map(({ track, label, language, kind, on }, index) => {
    const videoTrack = new video.AudioTrack({ id: String(index), kind, label, language, enabled: on })
    list.addTrack(videoTrack)
    return { videoTrack, track }
  })
  const chosen = tracks.find(({ on }) => on)?.track
  if (chosen && !chosen.active) player.selectAudioTrack(chosen)
  list.addEventListener('change', () => {
    const track = offered.find(({ videoTrack }) => 'enabled' in videoTrack && videoTrack.enabled)?.track
    if (track && !isClosed()) player.selectAudioTrack(track)
  })
}
