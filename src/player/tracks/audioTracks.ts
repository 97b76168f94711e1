import { distinctLabels } from './distinctLabels'
import { baseLanguage, languageName, normaliseLanguageCode } from './language'
import { type LabelRules, languageHint, trackLabel } from './trackLabel'

/** An audio track of the manifest: a part of `shaka.extern.AudioTrack`. */
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

/** An audio track in the audio menu. */
export interface MenuAudioTrack<T extends ManifestAudio = ManifestAudio> {
  track: T
  label: string
  /** BCP 47, or empty if unknown. */
  language: string
  kind: AudioKind
  /** Selected by default. Exactly one track is. */
  isDefault: boolean
}

/** Kinds of the HTML standard. */
type AudioKind = 'main' | 'alternative' | 'main-desc' | 'commentary'

export interface AudioTrackRules extends LabelRules, AudioPreference {}

/** How the default audio track is chosen. */
interface AudioPreference {
  /** The viewer's languages, preferred first. */
  languages: readonly string[]
  /** `site_config.is_default_audio_track`: the manifest's default comes before the viewer's language. */
  manifestFirst?: boolean
}

/** The audio tracks of a manifest for the menu, in its order. None is removed. */
export function audioTracksOf<T extends ManifestAudio>(
  tracks: readonly T[],
  rules: AudioTrackRules,
): MenuAudioTrack<T>[] {
  const first = defaultAudioIndex(tracks, rules)
  const labels = distinctLabels(
    tracks.map((track, at) => ({
      label: labelOf(track, at + 1, rules),
      hints: [languageHint(track, rules), CHANNEL_SUFFIXES[track.channelsCount ?? 0] ?? ''],
    })),
  )
  return tracks.map((track, at) => ({
    track,
    label: labels[at] ?? '',
    language: normaliseLanguageCode(track.language) ?? '',
    kind: specialKind(track) ?? (at === first ? 'main' : 'alternative'),
    isDefault: at === first,
  }))
}

/** Label suffix by number of channels, for tracks with the same label. */
const CHANNEL_SUFFIXES: Record<number, string> = { 6: ' 5.1', 8: ' 7.1' }

function labelOf(track: ManifestAudio, number: number, { locale, texts }: LabelRules): string {
  const language = normaliseLanguageCode(track.language)
  // Audio tracks have no id in the manifest, so a code becomes the name of the language.
  const given = trackLabel({ label: track.label, id: null, language }, locale)
  if (!given) return texts.unnamed(number)
  const kind = given === languageName(language, locale) ? specialKind(track) : undefined
  if (kind === 'main-desc') return texts.described(given)
  return kind === 'commentary' ? texts.commentary(given) : given
}

/**
 * The default track.
 * @returns its index, or -1 without tracks
 */
export function defaultAudioIndex(
  tracks: readonly ManifestAudio[],
  { languages, manifestFirst }: AudioPreference,
): number {
  const all = tracks.map((_, at) => at)
  // DASH marks all tracks if the video has the role "main": then the viewer's language decides.
  const marked = all.filter((at) => tracks[at]?.primary)
  const inLanguage =
    languages.map((language) => bestMatch(tracks, language)).find((matches) => matches.length > 0) ?? []
  const [first, second] = manifestFirst ? [marked, inLanguage] : [inLanguage, marked]
  const wanted = first.length > 0 ? first : second
  const pool = wanted.length > 0 ? wanted : all
  const inBoth = pool.filter((at) => second.includes(at))
  return preferMainAudio(tracks, inBoth.length > 0 ? inBoth : pool)
}

/** The tracks in a language: an exact match, else without a country, else with another country. */
function bestMatch(tracks: readonly ManifestAudio[], language: string): number[] {
  const wanted = normaliseLanguageCode(language)
  if (!wanted) return []
  const base = baseLanguage(wanted)
  const codes = tracks.map((track) => normaliseLanguageCode(track.language))
  const matching = (fits: (code: string) => boolean) => codes.flatMap((code, at) => (code && fits(code) ? [at] : []))
  const exact = matching((code) => code === wanted)
  if (exact.length > 0) return exact
  const plain = matching((code) => code === base)
  return plain.length > 0 ? plain : matching((code) => baseLanguage(code) === base)
}

/** Prefers main audio (no description or commentary), then the active track, then the first. */
function preferMainAudio(tracks: readonly ManifestAudio[], pool: readonly number[]): number {
  const plain = pool.filter((at) => tracks[at] && !specialKind(tracks[at]))
  const left = plain.length > 0 ? plain : pool
  return left.find((at) => tracks[at]?.active) ?? left[0] ?? -1
}

interface TrackPurpose {
  roles: readonly string[]
  accessibilityPurpose?: string | null
}

/** Audio description, commentary, or neither. */
function specialKind({ roles, accessibilityPurpose }: TrackPurpose): 'main-desc' | 'commentary' | undefined {
  const has = (...names: string[]) => names.some((name) => roles.includes(name))
  if (accessibilityPurpose === 'visually impaired') return 'main-desc'
  if (has('description', 'main-desc', 'public.accessibility.describes-video')) return 'main-desc'
  return has('commentary') ? 'commentary' : undefined
}
