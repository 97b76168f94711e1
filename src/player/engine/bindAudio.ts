import type shaka from 'shaka-player/dist/shaka-player.compiled-es2021'
import type videojs from 'video.js'
import { audioTracksOf } from '../tracks/audioTracks'
import type { EngineSettings } from './engineSource'
import type { Tech } from './openStream'

/**
 * Offers the audio tracks of a stream to video.js, and follows the viewer's choice.
 * @param isClosed whether the engine is torn down: video.js tells of a choice with a delay
 */
export function bindAudio(
  video: typeof videojs,
  player: shaka.Player,
  tech: Tech,
  engine: EngineSettings,
  isClosed: () => boolean,
): void {
  const sounds = audioTracksOf(player.getAudioTracks(), engine.rules)
  if (sounds.length < 2) return
  const list = tech.audioTracks()
  const offered = sounds.map(({ track, label, language, kind, on }, at) => {
    const shown = new video.AudioTrack({ id: String(at), kind, label, language, enabled: on })
    list.addTrack(shown)
    return { shown, track }
  })
  const chosen = sounds.find(({ on }) => on)?.track
  if (chosen && !chosen.active) player.selectAudioTrack(chosen)
  list.addEventListener('change', () => {
    const track = offered.find(({ shown }) => (shown as unknown as { enabled: boolean }).enabled)?.track
    if (track && !isClosed()) player.selectAudioTrack(track)
  })
}
