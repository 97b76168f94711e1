import type shaka from 'shaka-player/dist/shaka-player.compiled-es2021'
import type videojs from 'video.js'
import { audioTracksOf } from '../tracks/audioTracks'
import { textTracksOf } from '../tracks/textTracks'
import type { EngineSettings } from './engineSource'
import { isGone } from './failureOf'
import type { Tech } from './openStream'
import type { TextDisplay } from './textDisplay'

/**
 * Offers the sounds of a stream to video.js, and follows the viewer's choice.
 * @param isClosed whether the engine is torn down: video.js tells a choice later, by then perhaps to nobody
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

/**
 * Offers the subtitles of a stream to video.js as tracks of its own, and lets the engine fill the one that is shown: so
 * names, size and colour are ours, and they stay over seeks, changes of sound, and full screen.
 * @param isClosed whether the engine is torn down: a choice that is told after that would end in an error of its own
 * @returns to be told that what is shown does not come
 */
export function bindText(
  player: shaka.Player,
  tech: Tech,
  engine: EngineSettings,
  display: TextDisplay,
  isClosed: () => boolean,
): (error: unknown) => void {
  const texts = textTracksOf(player.getTextTracks(), engine.rules)
  const first = firstText(texts, engine.captions)
  const offered = texts.map((text) => {
    const { track, label, language, kind } = text
    const shown = addEmptyTrack(tech, { kind, label, language, id: `text-${track.id}` })
    if (text === first) shown.mode = 'showing'
    return { shown, track, label }
  })
  // null: not told yet. By itself the engine fetches what is forced in the language of the sound, for nobody.
  let current: TextTrack | undefined | null = null
  const follow = () => {
    const next = offered.find(({ shown }) => shown.mode === 'showing')
    if (next?.shown === current || isClosed()) return
    current = next?.shown
    display.showIn(current)
    player.selectTextTrack(next?.track ?? null)
  }
  /** The film plays on without them; what is not there is no choice any more. */
  const failed = (error: unknown) => {
    const at = offered.findIndex(({ shown }) => shown === current)
    const text = offered[at]
    if (!text) return
    text.shown.mode = 'disabled'
    if (isGone(error)) {
      offered.splice(at, 1)
      tech.removeRemoteTextTrack(text.shown)
    }
    follow()
    engine.onNote({ of: 'subtitles', name: text.label })
  }
  tech.textTracks().addEventListener('change', follow)
  follow()
  return failed
}

/**
 * Adds a track that somebody else fills.
 * The problem: a track that is not preloaded is fetched when it is shown, also when it has no address: from `undefined`.
 * The solution: it counts as preloaded.
 */
function addEmptyTrack(tech: Tech, settings: object): TextTrack {
  const { preloadTextTracks } = tech
  tech.preloadTextTracks = true
  const { track } = tech.addRemoteTextTrack(settings, false)
  tech.preloadTextTracks = preloadTextTracks
  return track
}

/** What is shown at first: what the viewer chose before, else what the manifest wants shown. */
function firstText<T extends { language: string; on: boolean; track: { forced: boolean } }>(
  texts: readonly T[],
  chosen: string | undefined,
) {
  if (chosen === '') return undefined
  const own = texts.filter(({ language }) => language === chosen)
  // A language is remembered, not a track: the whole words go before those of signs only.
  return own.find(({ track }) => !track.forced) ?? own[0] ?? texts.find(({ on }) => on)
}
