import { specialKind } from './audioKind'
import type { ManifestAudio } from './audioTracks'
import { baseOf, languageCode } from './languageCode'

/** Who chooses the sound that plays first. */
export interface AudioChoice {
  /** The viewer's languages, the dearest first: `navigator.languages`. */
  languages: readonly string[]
  /** `site_config.is_default_audio_track`: the manifest's default comes before the viewer's language. */
  manifestFirst?: boolean
}

/**
 * The track that plays unless the viewer chooses another.
 * @returns its place, or -1 where there is none
 */
export function defaultAudio(tracks: readonly ManifestAudio[], { languages, manifestFirst }: AudioChoice): number {
  const all = tracks.map((_, at) => at)
  // DASH marks all of them when the picture has the role "main": then the viewer's language decides after all.
  const marked = all.filter((at) => tracks[at]?.primary)
  const spoken = languages.map((language) => bestMatch(tracks, language)).find((matches) => matches.length > 0) ?? []
  const [first, second] = manifestFirst ? [marked, spoken] : [spoken, marked]
  const wanted = first.length > 0 ? first : second
  const pool = wanted.length > 0 ? wanted : all
  const agreed = pool.filter((at) => second.includes(at))
  return plainest(tracks, agreed.length > 0 ? agreed : pool)
}

/** The tracks in one language: as exactly as it is asked for, else without a country, else of another country. */
function bestMatch(tracks: readonly ManifestAudio[], language: string): number[] {
  const wanted = languageCode(language)
  if (!wanted) return []
  const base = baseOf(wanted)
  const codes = tracks.map((track) => languageCode(track.language))
  const matching = (fits: (code: string) => boolean) => codes.flatMap((code, at) => (code && fits(code) ? [at] : []))
  const exact = matching((code) => code === wanted)
  if (exact.length > 0) return exact
  const plain = matching((code) => code === base)
  return plain.length > 0 ? plain : matching((code) => baseOf(code) === base)
}

/** Of several the one that is the film's own sound; then the one that plays already; then the first. */
function plainest(tracks: readonly ManifestAudio[], pool: readonly number[]): number {
  const plain = pool.filter((at) => tracks[at] && !specialKind(tracks[at]))
  const left = plain.length > 0 ? plain : pool
  return left.find((at) => tracks[at]?.active) ?? left[0] ?? -1
}
