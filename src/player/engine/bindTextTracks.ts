import type shaka from 'shaka-player/dist/shaka-player.compiled-es2021'
import type { AudioTrackRules } from '../tracks/audioTracks'
import { normaliseLanguageCode } from '../tracks/language'
import {
  forcedSubtitles,
  isEmbeddedCaption,
  type MenuTextTrack,
  type TextTrackRules,
  textTracksOf,
} from '../tracks/textTracks'
import type { EngineSettings } from './engineSource'
import { isFileNotFoundError } from './failureOf'
import type { Tech } from './openStream'
import type { TextDisplay } from './textDisplay'

type MenuText = MenuTextTrack<shaka.extern.TextTrack>

interface TextEntry {
  text: MenuText
  /** The track of video.js in the menu. */
  track: TextTrack
  /** A track outside the menu, for forced subtitles that are shown while the menu says "Off". */
  hiddenTrack?: TextTrack
  hasFailed?: boolean
}

/**
 * Adds the subtitles of a stream to the menu of video.js, and shows the selected ones.
 * @param isClosed whether the engine is destroyed; video.js reports selections with a delay
 * @returns a callback for errors while the shown subtitles load
 */
export function bindTextTracks(
  player: shaka.Player,
  tech: Tech,
  engine: Pick<EngineSettings, 'captions' | 'onNote'> & { rules: TextTrackRules & Pick<AudioTrackRules, 'languages'> },
  display: Pick<TextDisplay, 'showIn'>,
  isClosed: () => boolean,
): (error: unknown) => void {
  const seen = new Set<number>()
  let entries: TextEntry[] = []
  let chosen: TextEntry | undefined
  let shown: { entry: TextEntry; track: TextTrack } | undefined
  let hasViewerChosen = false

  /** Adds new tracks: a later period of a live stream may contain more. */
  const addNewTracks = () => {
    if (isClosed()) return
    const texts = textTracksOf(player.getTextTracks(), engine.rules).filter(({ track }) => !seen.has(track.id))
    for (const text of texts) {
      seen.add(text.track.id)
      entries.push({ text, track: addEmptyTrack(tech, { ...trackSettings(text), kind: text.kind }) })
    }
    const first = hasViewerChosen || entries.some(isShowing) ? undefined : initialText(entries, engine.captions)
    if (first) first.track.mode = 'showing'
    applySelection()
  }

  const applySelection = () => {
    if (isClosed()) return
    chosen = entries.find(isShowing)
    const entry = chosen ?? forcedEntry()
    const track = chosen?.track ?? (entry && createHiddenTrack(entry))
    if (track === shown?.track) return
    if (shown?.entry.hiddenTrack) shown.entry.hiddenTrack.mode = 'disabled'
    if (entry?.hiddenTrack === track && track) track.mode = 'showing'
    // The engine ignores a track that is already selected, but its cues must be added to another track of video.js.
    if (shown && shown.entry === entry) player.selectTextTrack(null)
    display.showIn(track, entry && isEmbeddedCaption(entry.text.track))
    player.selectTextTrack(entry?.text.track ?? null)
    shown = entry && track && { entry, track }
  }

  const forcedEntry = () => {
    const audio = player.getAudioTracks().find(({ active }) => active)
    const language = normaliseLanguageCode(audio?.language) ?? engine.rules.languages[0]
    const texts = entries.flatMap(({ text, hasFailed }) => (hasFailed ? [] : [text]))
    const forced = forcedSubtitles(texts, language)
    return entries.find(({ text }) => text === forced)
  }
  const createHiddenTrack = (entry: TextEntry) => {
    entry.hiddenTrack ??= addEmptyTrack(tech, { ...trackSettings(entry.text), kind: 'metadata' })
    return entry.hiddenTrack
  }

  const onLoadFailed = (error: unknown) => {
    const entry = shown?.entry
    if (!entry) return
    hasViewerChosen = true
    // Otherwise forced subtitles would be selected again immediately.
    entry.hasFailed = true
    entry.track.mode = 'disabled'
    if (isFileNotFoundError(error)) {
      entries = entries.filter((other) => other !== entry)
      tech.removeRemoteTextTrack(entry.track)
    }
    applySelection()
    engine.onNote({ kind: 'subtitles', name: entry.text.label })
  }

  tech.textTracks().addEventListener('change', () => {
    if (chosen !== entries.find(isShowing)) hasViewerChosen = true
    applySelection()
  })
  player.addEventListener('manifestupdated', addNewTracks)
  player.addEventListener('audiotrackschanged', applySelection)
  // Overrides the engine's own selection until the first choice here.
  player.selectTextTrack(null)
  addNewTracks()
  return onLoadFailed
}

const isShowing = ({ track }: TextEntry) => track.mode === 'showing'
const trackSettings = ({ label, language, track }: MenuText) => ({ label, language, id: `text-${track.id}` })

/**
 * Adds a track whose cues come from the engine. `preloadTextTracks` prevents video.js from loading the track from its
 * address, which is undefined, when it is shown.
 */
function addEmptyTrack(tech: Tech, settings: object): TextTrack {
  const { preloadTextTracks } = tech
  tech.preloadTextTracks = true
  const { track } = tech.addRemoteTextTrack(settings, false)
  tech.preloadTextTracks = preloadTextTracks
  return track
}

/** The subtitles to show first: those in the language that the viewer selected before, else the default of the stream. */
function initialText(offered: readonly TextEntry[], language: string | undefined): TextEntry | undefined {
  if (language === '') return undefined
  const inLanguage = offered.filter(({ text }) => text.language === language)
  // Preferences store a language, not a track, so full subtitles have priority over forced ones.
  return (
    inLanguage.find(({ text }) => !text.track.forced) ?? inLanguage[0] ?? offered.find(({ text }) => text.isDefault)
  )
}
