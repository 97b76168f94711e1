import { type AudioKind, specialKind } from './audioKind'
import { type AudioChoice, defaultAudio } from './defaultAudio'
import { distinctLabels } from './distinctLabels'
import { languageCode } from './languageCode'
import { languageName } from './languageName'
import { trackLabel } from './trackLabel'
import type { LabelRules } from './trackRules'

/** What an audio track of the manifest has to say of itself: a part of `shaka.extern.AudioTrack`. */
export interface ManifestAudio {
  active: boolean
  language: string
  label: string | null
  /** DEFAULT=YES in HLS, the role "main" in DASH. */
  primary: boolean
  roles: readonly string[]
  channelsCount: number | null
  accessibilityPurpose?: string | null
}

/** An audio track as the audio menu shows it. */
export interface ShownAudio<T extends ManifestAudio = ManifestAudio> {
  track: T
  label: string
  /** BCP 47, or empty where it is not known. */
  language: string
  kind: AudioKind
  /** It plays first. Exactly one does. */
  on: boolean
}

export interface AudioRules extends LabelRules, AudioChoice {}

/** The audio tracks of a manifest for the menu, in its order. None is removed: a film without sound is none. */
export function audioTracksOf<T extends ManifestAudio>(tracks: readonly T[], rules: AudioRules): ShownAudio<T>[] {
  const first = defaultAudio(tracks, rules)
  const labels = distinctLabels(
    tracks.map((track, at) => ({
      label: labelOf(track, at + 1, rules),
      hints: [languageHint(track, rules), SOUND[track.channelsCount ?? 0] ?? ''],
    })),
  )
  return tracks.map((track, at) => ({
    track,
    label: labels[at] ?? '',
    language: languageCode(track.language) ?? '',
    kind: specialKind(track) ?? (at === first ? 'main' : 'alternative'),
    on: at === first,
  }))
}

/** How the sound is spread over so many channels, where that tells two tracks apart. */
const SOUND: Record<number, string> = { 6: ' 5.1', 8: ' 7.1' }

function labelOf(track: ManifestAudio, number: number, { locale, words }: LabelRules): string {
  const language = languageCode(track.language)
  // Audio has no id of the manifest's: a code becomes the language's name.
  const given = trackLabel({ label: track.label, id: null, language }, locale)
  if (!given) return words.unnamed(number)
  const kind = given === languageName(language, locale) ? specialKind(track) : undefined
  if (kind === 'main-desc') return words.described(given)
  return kind === 'commentary' ? words.commentary(given) : given
}

function languageHint(track: ManifestAudio, { locale }: LabelRules): string {
  const name = languageName(track.language, locale)
  return name ? ` (${name})` : ''
}
