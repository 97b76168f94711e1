import { distinctLabels } from './distinctLabels'
import { baseLanguage, normaliseLanguageCode } from './language'
import { type LabelRules, languageHint, parseIdSuffixes, parseTrackLabel, trackLabel } from './trackLabel'

/** A text track of the manifest: a part of `shaka.extern.TextTrack`. */
export interface ManifestText {
  id: string | number
  /** HLS: the addresses of its playlists. DASH: the Representation's id. Embedded captions: the channel, "CC1". */
  originalTextId: string | null
  language: string
  label: string | null
  forced: boolean
  /** DEFAULT=YES in HLS, the role "main" in DASH. */
  primary: boolean
  roles: readonly string[]
  /** shaka sets "subtitle" for all tracks of HLS, where the roles identify captions. */
  kind: string | null
}

/** A text track in the captions menu. */
export interface MenuTextTrack<T extends ManifestText = ManifestText> {
  track: T
  label: string
  /** BCP 47, or empty if unknown. */
  language: string
  kind: 'subtitles' | 'captions'
  /** Shown by default. At most one track is. */
  isDefault: boolean
  /** FORCED=YES in HLS, "forced-subtitle" in DASH: required to understand the title. */
  isForced: boolean
}

export interface TextTrackRules extends LabelRules {
  /** `site_config.remove_cc_label_strings`. */
  remove?: readonly string[]
}

/** The text tracks of a manifest for the menu, in its order, by the specification's rules (part 1, section 5). */
export function textTracksOf<T extends ManifestText>(tracks: readonly T[], rules: TextTrackRules): MenuTextTrack<T>[] {
  const known = tracks.filter((track) => normaliseLanguageCode(track.language) || isEmbeddedCaption(track))
  const labels = distinctLabels(
    known.map((track, at) => ({ label: labelOf(track, at + 1, rules), hints: [languageHint(track, rules)] })),
  )
  const first = defaultTextIndex(known, rules)
  return known.map((track, at) => ({
    track,
    label: labels[at] ?? '',
    language: normaliseLanguageCode(track.language) ?? '',
    kind: isCaptions(track) ? 'captions' : 'subtitles',
    isDefault: at === first,
    isForced: isFlaggedForced(track),
  }))
}

/**
 * The track that is shown by default: one with the suffix "-default" (specification), else the manifest's default.
 * Forced subtitles are never the default; `forcedSubtitles` selects them.
 * @returns its index, or -1
 */
function defaultTextIndex(tracks: readonly ManifestText[], rules: TextTrackRules): number {
  const named = tracks.findIndex((track) => isNamedDefault(track, rules))
  return named < 0 ? tracks.findIndex((track) => track.primary && !isFlaggedForced(track)) : named
}

/**
 * The forced subtitles for an audio track: in its language, else in the same language of another country. Shown while no
 * other subtitles are.
 * @param language of the audio track
 */
export function forcedSubtitles<T extends ManifestText>(
  texts: readonly MenuTextTrack<T>[],
  language: string | undefined,
): MenuTextTrack<T> | undefined {
  const audioCode = normaliseLanguageCode(language)
  if (!audioCode) return undefined
  const forced = texts.filter(({ isForced }) => isForced)
  return (
    forced.find((text) => text.language === audioCode) ??
    forced.find((text) => baseLanguage(text.language) === baseLanguage(audioCode))
  )
}

/** Embedded captions (CEA-608 and 708) rarely have a language, and may be the only ones for deaf viewers. */
export const isEmbeddedCaption = ({ originalTextId }: Pick<ManifestText, 'originalTextId'>) =>
  /^(?:CC|svc)\d{1,2}$/i.test(originalTextId ?? '')

function labelOf(track: ManifestText, number: number, { remove, locale, texts }: TextTrackRules): string {
  const language = normaliseLanguageCode(track.language)
  const label = track.label ?? (language ? null : channelName(track))
  const known = trackLabel({ label, id: track.originalTextId, language }, locale, remove) ?? texts.unnamed(number)
  return isNamedForced(track, remove) ? texts.forced(known) : known
}

/** shaka uses the NAME of embedded captions as language if they have none. */
const channelName = ({ language, originalTextId }: ManifestText) =>
  language && language !== 'und' ? language : originalTextId

const isFlaggedForced = ({ forced, kind, roles }: ManifestText) =>
  forced || kind === 'forced' || roles.some((role) => /^forced[-_]subtitle$/i.test(role))

const isNamedForced = (track: ManifestText, remove?: readonly string[]) =>
  isFlaggedForced(track) ||
  parseTrackLabel(track.label, remove).isForced ||
  parseIdSuffixes(track.originalTextId).isForced

const isNamedDefault = (track: ManifestText, { remove }: TextTrackRules) =>
  parseTrackLabel(track.label, remove).isDefault || parseIdSuffixes(track.originalTextId).isDefault

function isCaptions(track: ManifestText): boolean {
  const { kind, roles } = track
  if (kind === 'caption' || kind === 'captions' || isEmbeddedCaption(track)) return true
  // HLS: both roles together mark captions for deaf viewers.
  const hasRole = (name: string) => roles.includes(`public.accessibility.${name}`)
  return roles.includes('caption') || (hasRole('transcribes-spoken-dialog') && hasRole('describes-music-and-sound'))
}
