import type shaka from 'shaka-player/dist/shaka-player.compiled-es2021'
import type { AudioRules } from '../tracks/audioTracks'
import { languageCode } from '../tracks/language'
import {
  forcedSubtitles,
  isEmbeddedCaption,
  type MenuTextTrack,
  type TextRules,
  textTracksOf,
} from '../tracks/textTracks'
import type { EngineSettings } from './engineSource'
import { isNotFound } from './failureOf'
import type { Tech } from './openStream'
import type { TextDisplay } from './textDisplay'

type Text = MenuTextTrack<shaka.extern.TextTrack>

interface Offered {
  text: Text
  /** The track of video.js in the menu. */
  track: TextTrack
  /** A track outside the menu, for forced subtitles that are shown while the menu says "Off". */
  unlisted?: TextTrack
  hasFailed?: boolean
}

/**
 * Offers the subtitles of a stream as tracks of video.js, and lets the engine fill the one that is shown.
 * @param isClosed whether the engine is torn down: video.js reports a choice with a delay
 * @returns to be called when the subtitles that are shown cannot be loaded
 */
export function bindText(
  player: shaka.Player,
  tech: Tech,
  engine: Pick<EngineSettings, 'captions' | 'onNote'> & { rules: TextRules & Pick<AudioRules, 'languages'> },
  display: Pick<TextDisplay, 'showIn'>,
  isClosed: () => boolean,
): (error: unknown) => void {
  const seen = new Set<number>()
  let offered: Offered[] = []
  let chosen: Offered | undefined
  let shown: { entry: Offered; track: TextTrack } | undefined
  let hasViewerChosen = false

  /** Offers tracks that are new: a live stream can add some with a later period. */
  const offer = () => {
    if (isClosed()) return
    const texts = textTracksOf(player.getTextTracks(), engine.rules).filter(({ track }) => !seen.has(track.id))
    for (const text of texts) {
      seen.add(text.track.id)
      offered.push({ text, track: addEmptyTrack(tech, { ...settingsOf(text), kind: text.kind }) })
    }
    const first = hasViewerChosen || offered.some(isChosen) ? undefined : firstText(offered, engine.captions)
    if (first) first.track.mode = 'showing'
    follow()
  }

  const follow = () => {
    if (isClosed()) return
    chosen = offered.find(isChosen)
    const entry = chosen ?? forcedEntry()
    const track = chosen?.track ?? (entry && unlistedTrack(entry))
    if (track === shown?.track) return
    if (shown?.entry.unlisted) shown.entry.unlisted.mode = 'disabled'
    if (entry?.unlisted === track && track) track.mode = 'showing'
    // The engine ignores a track that it has selected already, but its cues have to go to another track.
    if (shown && shown.entry === entry) player.selectTextTrack(null)
    display.showIn(track, entry && isEmbeddedCaption(entry.text.track))
    player.selectTextTrack(entry?.text.track ?? null)
    shown = entry && track && { entry, track }
  }

  const forcedEntry = () => {
    const audio = player.getAudioTracks().find(({ active }) => active)
    const language = languageCode(audio?.language) ?? engine.rules.languages[0]
    const texts = offered.flatMap(({ text, hasFailed }) => (hasFailed ? [] : [text]))
    const forced = forcedSubtitles(texts, language)
    return offered.find(({ text }) => text === forced)
  }
  const unlistedTrack = (entry: Offered) => {
    entry.unlisted ??= addEmptyTrack(tech, { ...settingsOf(entry.text), kind: 'metadata' })
    return entry.unlisted
  }

  const failed = (error: unknown) => {
    const entry = shown?.entry
    if (!entry) return
    hasViewerChosen = true
    // Otherwise forced subtitles would be selected again immediately.
    entry.hasFailed = true
    entry.track.mode = 'disabled'
    if (isNotFound(error)) {
      offered = offered.filter((other) => other !== entry)
      tech.removeRemoteTextTrack(entry.track)
    }
    follow()
    engine.onNote({ of: 'subtitles', name: entry.text.label })
  }

  tech.textTracks().addEventListener('change', () => {
    if (chosen !== offered.find(isChosen)) hasViewerChosen = true
    follow()
  })
  player.addEventListener('manifestupdated', offer)
  player.addEventListener('audiotrackschanged', follow)
  // Overrides the engine's own selection until the first choice here.
  player.selectTextTrack(null)
  offer()
  return failed
}

const isChosen = ({ track }: Offered) => track.mode === 'showing'
const settingsOf = ({ label, language, track }: Text) => ({ label, language, id: `text-${track.id}` })

/**
 * Adds a track that the engine fills. video.js loads a track from its address when it is shown, also from `undefined`
 * where it has none, unless it counts as preloaded.
 */
function addEmptyTrack(tech: Tech, settings: object): TextTrack {
  const { preloadTextTracks } = tech
  tech.preloadTextTracks = true
  const { track } = tech.addRemoteTextTrack(settings, false)
  tech.preloadTextTracks = preloadTextTracks
  return track
}

/** The subtitles that are shown first: in the language that the viewer chose before, else the default of the stream. */
function firstText(offered: readonly Offered[], language: string | undefined): Offered | undefined {
  if (language === '') return undefined
  const inLanguage = offered.filter(({ text }) => text.language === language)
  // A language is remembered, not a track: full subtitles come before forced ones.
  return inLanguage.find(({ text }) => !text.track.forced) ?? inLanguage[0] ?? offered.find(({ text }) => text.on)
}
