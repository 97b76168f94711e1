import type shaka from 'shaka-player/dist/shaka-player.compiled-es2021'
import type videojs from 'video.js'
import { type AudioTrackRules, audioTracksOf } from '../tracks/audioTracks'
import type { Tech } from './openStream'

/**
 * Adds the audio tracks of a stream to the menu of video.js, and plays the selected one.
 * @param isClosed whether the engine is destroyed; video.js reports selections with a delay
 */
export function bindAudioTracks(
  video: typeof videojs,
  player: shaka.Player,
  tech: Tech,
  engine: { rules: AudioTrackRules },
  isClosed: () => boolean,
): void {
  const tracks = audioTracksOf(player.getAudioTracks(), engine.rules)
  if (tracks.length < 2) return
  const list = tech.audioTracks()
  const menuTracks = tracks.map(({ track, label, language, kind, isDefault }, index) => {
    const videoTrack = new video.AudioTrack({ id: String(index), kind, label, language, enabled: isDefault })
    list.addTrack(videoTrack)
    return { videoTrack, track }
  })
  const chosen = tracks.find(({ isDefault }) => isDefault)?.track
  if (chosen && !chosen.active) player.selectAudioTrack(chosen)
  list.addEventListener('change', () => {
    const track = menuTracks.find(({ videoTrack }) => 'enabled' in videoTrack && videoTrack.enabled)?.track
    if (track && !isClosed()) player.selectAudioTrack(track)
  })
}
